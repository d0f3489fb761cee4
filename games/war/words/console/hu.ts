import { nameCard } from '../../../../words/cards/cards.ts';
import { CARDS_HU } from '../../../../words/cards/hu.ts';
import type { RefusalParams } from '../../../../words/rulebook.ts';
import type { WarConsoleWords } from './en.ts';

/** Where a card was last seen, or what is known to lie in its place. */
function seen({ where, name, expected }: RefusalParams): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    expected: `az eddigiek szerint más van ott: ${nameCard(String(expected), CARDS_HU)}`,
    stack: `másnál van (${name})`,
    battle: `már kint van (${name})`,
    middle: 'középen várakozik',
  };
  return known[String(where)] ?? 'mind a négy máshol van';
}

export const WAR_CONSOLE_HU: WarConsoleWords = {
  name: 'Háború',
  minutes: '15 perc vagy több',
  line: 'Mindenki felfordítja a felső lapját, a legnagyobb mindet viszi, és ha egyenlő, kitör a háború.',
  deck: '52 lapos francia kártya',
  house: {
    cards: {
      label: 'Lapok',
      values: { entered: 'Fordításkor beírva', dealt: 'A képernyő oszt', untracked: 'Csak az, hogy ki viszi' },
    },
    variation: {
      label: 'Változat',
      values: { classic: 'Klasszikus', 'three-card': 'Háromlapos', suicide: 'Választós (Suicide War)' },
    },
    minutes: { label: 'A játék vége', values: { '0': 'Ha minden lap egynél van', '15': '15 perc után', '20': '20 perc után' } },
  },
  refusals: {
    'card cannot be there': (params) => `Ez a lap nem lehet ott: ${seen(params)}. Ugyanaz a lap még egyszer, és mégis számít.`,
    'five of a rank': () =>
      'Ebből a rangból már négy kint van. Ha valamelyik rossz, vond vissza odáig (U); ha nem, írd be újra ezt.',
    'cards are chosen': () =>
      'Ebben a változatban a játékosok választanak lapot, a képernyő nem oszthat. Válassz mást a lapoknál.',
    'the kiosk deals': () => 'Ebben a játékban a képernyő oszt, és jól számolt. Egy csatát az U von vissza.',
    'battle under way': () => 'Folyik egy csata. Előbb fejezzétek be; lapot két csata között lehet számolni.',
    'cards not held': ({ held }) => `Ennyi lap nincs ott: legfeljebb ${held} vehető el.`,
    'cards not taken': ({ left }) =>
      `Összesen 52 lap van. Előbb attól vegyél el, akinél kevesebb van, mint a képernyőn; most ${left} adható.`,
  },
};
