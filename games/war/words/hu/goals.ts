import type { WarWords } from '../words.ts';

export const WAR_GOALS_HU: WarWords['goals'] = {
  battle: {
    title: 'Csata',
    rule: 'A legnagyobb lap elviszi az összes felfordítottat. Az ász a legnagyobb, a kettes a legkisebb; a szín nem számít.',
  },
  war: {
    title: 'Háború',
    rule: 'Aki egyenlő, három lapot letesz képpel lefelé, és felfordít egy negyediket. A legnagyobb mindent visz.',
    ruling: 'csak a legnagyobb lapok egyenlősége háború.',
  },
  'war within a war': {
    title: 'Háború a háborúban',
    rule: 'Ha megint egyenlő, ugyanazok újra háborúznak, amíg egyikük nagyobb nem lesz.',
  },
  'short stack': {
    title: 'Kevés a lap',
    rule: 'Akinek négynél kevesebb lapja van a háborúhoz, az utolsót fordítja fel, a többit lefelé teszi.',
  },
  forfeit: {
    title: 'Nincs lap a háborúhoz',
    rule: 'Akinek nincs több lapja, kimarad a háborúból. Ha csak egynek maradt, ő visz mindent.',
  },
  'waiting cards': {
    title: 'Várakozó lapok',
    rule: 'Ha az egyenlők közül senkinek sincs több lapja, senki sem nyer.',
    ruling: 'a lapok középen várnak a következő csata nyertesére.',
  },
};
