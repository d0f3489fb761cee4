import type { RulesText } from '../../../../words/rulebook.ts';
import { blockTable } from './en.ts';

export const HUNGARIAN_WAR_RULES_DE: RulesText = {
  title: 'Ungarischer Krieg',
  lead: 'Ein Partyspiel mit Karten und Würfeln von Lauren Schlick: Alle wählen geheim, und alle zeigen zugleich.',
  sections: {
    'Der Tisch': {
      'HW-1': {
        rule: 'Zwei oder mehr spielen, am besten drei bis fünf, mit einem Blatt aus 52 Karten und je einem Würfel. Für ein längeres Spiel kommen Blätter, Joker oder Regelkarten dazu.',
        ruling: 'Bei diesem Schiedsrichter sitzen zwei bis zehn.',
      },
      'HW-2': {
        rule: 'Eine Karte liegt in der Mitte und eine zwischen je zwei Nachbarn, sodass alle eine Karte links und eine rechts haben.',
        ruling:
          'Mit Blick zur Mitte ist der nächste Platz im Uhrzeigersinn links von dir. Auch zu zweit gibt es zwei Seitenkarten: Was für den einen links ist, ist für den anderen rechts.',
      },
      'HW-3': { ruling: 'Gelegt und ersetzt wird zuerst die Mitte, dann im Uhrzeigersinn von links des ersten Platzes an.' },
      'HW-4': {
        rule: 'Ein Ass zählt 1, Zahlenkarten ihre Zahl, ein Bube 11, eine Dame 12, ein König 13.',
        ruling: 'Ein Joker zählt 15 und eine Regelkarte 20, wenn nichts anderes vereinbart ist.',
      },
      'HW-5': {
        rule: 'Nach jedem Legen tauscht der Geber die größte Karte in die Mitte. Von gleichen kommt Karo vor Pik, Kreuz und Herz.',
        ruling:
          'Karten ohne Farbe stehen über Farbkarten ihres Wertes. Ist die mittlere Karte unter den größten, wird nicht getauscht; von gleichen Seitenkarten tauscht die erste.',
      },
    },
    'Eine Runde': {
      'HW-6': {
        rule: '1 blockt die Mitte, 2 blockt links, 3 blockt rechts, 4 nimmt rechts, 5 nimmt links, 6 nimmt die Mitte. Gegenüberliegende Seiten zielen auf dieselbe Karte.',
      },
      'HW-7': {
        rule: 'Nur wer im Spiel ist, wählt.',
        ruling: 'Die Seitenkarten von jemandem, der raus oder weg ist, bleiben liegen, und die Nachbarn dürfen auf sie zielen.',
      },
      'HW-8': {
        rule: 'Sind alle bereit, zählt der Geber von 3 herunter, und alle Hände gehen zugleich hoch.',
        ruling: 'Wer keinen Würfel zeigt, ist im Spiel und tut nichts. Dann haben nicht alle geblockt.',
      },
      'HW-9': {
        rule: 'Eine Seitenkarte: Will sie nur einer nehmen, bekommt er sie. Wollen sie beide: abgelegt. Nimmt einer und blockt einer, bekommt sie, wer blockt. Ein Block allein bewirkt nichts. Zwei Blocks: abgelegt.',
      },
      'HW-10': {
        rule: 'Um die Mitte zu blocken, braucht es möglichst genau ein Drittel derer, die im Spiel sind: bei 2 bis 4 einen, bei 5 bis 7 zwei, bei 8 bis 10 drei.',
        ruling: 'Nie weniger als einen.',
      },
      'HW-11': {
        rule: 'Blocken alle im Spiel die Mitte, wird die Karte abgelegt.',
        ruling: 'Niemand ist raus. Das geht der nächsten Regel vor.',
      },
      'HW-12': {
        rule: 'Hält der Block, sind alle vorerst raus, die die Mitte nehmen wollten. Wollte sie niemand, sind es die Blocker.',
        ruling: 'Die Karte bleibt liegen.',
      },
      'HW-13': {
        rule: 'Blocken zu wenige, ist es, als hätte niemand geblockt. Nimmt nur einer, bekommt er die mittlere Karte; nehmen mehrere, wird sie abgelegt.',
        ruling: 'Nimmt niemand, bleibt sie liegen.',
      },
      'HW-14': {
        rule: 'Blockt niemand die Mitte oder blocken alle, sind alle wieder dabei, die raus waren.',
        ruling: 'Auch ein Block, der nicht hält, war ein Versuch: Niemand kommt zurück.',
      },
      'HW-15': { ruling: 'Jemand ist immer im Spiel.' },
    },
    'Nach einer Runde, und das Ende': {
      'HW-16': {
        rule: 'Gewonnene Karten kommen auf den eigenen Stapel, abgelegte auf den Ablagestapel, die übrigen bleiben. Der Geber füllt auf und tauscht die größte in die Mitte.',
      },
      'HW-17': {
        rule: 'Ist der Nachziehstapel leer, ist das Spiel zu Ende.',
        ruling:
          'Geprüft wird nach jedem Legen; was noch auf dem Tisch liegt, gehört niemandem. Ihr könnt vereinbaren, den letzten vollen Tisch noch zu spielen.',
      },
      'HW-18': { rule: 'Die meisten Punkte gewinnen.', ruling: 'Bei gleich vielen teilt man sich den Sieg.' },
      'HW-19': { rule: 'Man kann mehrere Spiele spielen und die Punkte zusammenzählen.' },
      'HW-20': { ruling: 'Nachziehstapel, Tisch, Punktestapel und Ablage enthalten zusammen immer alle Karten.' },
    },
    'Menschen und unbekannte Karten': {
      'HW-21': {
        ruling:
          'Keine Karte muss genannt werden: Man nennt sie, wenn sie gelegt wird, wenn sie genommen wird, oder gar nicht. Was nicht genannt wurde, wird am Ende aus den Stapeln gezählt.',
      },
      'HW-22': {
        ruling:
          'Zwischen zwei Runden kann man weggehen und zurückkommen, sich zwischen zwei andere setzen oder ganz aufhören. Wer weg ist, zählt nicht mit, behält den Stapel und kann nichts gewinnen.',
      },
    },
  },
  page: {
    lead: 'Verbirg den Würfel unter der Hand. Alle Hände gehen zugleich hoch.',
    figure: 'Hier sitzt du',
    parts: {
      'Eine Seitenkarte liegt zwischen zweien': [
        'Einer nimmt: Sie gehört ihm.',
        'Beide nehmen: abgelegt.',
        'Einer nimmt, einer blockt: Wer blockt, bekommt sie.',
        'Einer blockt allein: nichts.',
        'Beide blocken: abgelegt.',
      ],
      'Die mittlere Karte gehört allen': [
        'Genug blocken: Wer nimmt, ist raus. Nimmt niemand, sind die Blocker raus.',
        'Zu wenige blocken: Einer, der nimmt, bekommt sie; mehrere legen sie ab.',
        'Alle blocken: abgelegt.',
        'Niemand blockt, oder alle: Wer raus war, ist wieder dabei.',
        ...blockTable('im Spiel', 'Blocker nötig'),
      ],
      Punkte: ['Ass 1 · Zahlenkarten ihre Zahl · Bube 11 · Dame 12 · König 13'],
    },
  },
};
