import type { Card } from '../../../rulebook/card.ts';
import type { FeatWhat } from '../rules/feats.ts';
import { nameCard } from '../../../words/card.ts';
import { CARDS_DE } from '../../../words/de/cards.ts';
import { CARDS_EN } from '../../../words/en/cards.ts';
import { CARDS_HU } from '../../../words/hu/cards.ts';
import type { Language } from '../../../words/language.ts';

/** The card that was taken, and whose hand it slipped from. */
export interface Theft {
  readonly card: Card;
  readonly from: string;
}

/** What follows the figure; whose it is stands beside it. */
export type FeatWords = Readonly<Record<Exclude<FeatWhat, 'stolen'>, string>> & { stolen(theft: Theft): string };

/** What Hungarian War says of the figures of a game in every language. Names stand as they are. */
export const FEAT_WORDS: Readonly<Record<Language, FeatWords>> = {
  en: {
    blocks: 'blocks that worked',
    timesOut: 'times thrown out',
    stolen: ({ card, from }) => `points: the ${nameCard(card, CARDS_EN)}, snatched from under ${from}`,
    drought: 'rounds in a row without a card',
    streak: 'rounds in a row with a card',
    clashes: 'times they wanted the same card',
    leadChanges: 'times the lead changed hands',
    comeback: 'points behind, and still won',
  },
  hu: {
    blocks: 'sikeres blokk',
    timesOut: 'kiesés',
    stolen: ({ card, from }) => `pont: ${nameCard(card, CARDS_HU)}, ${from} elől elhalászva`,
    drought: 'kör egymás után lap nélkül',
    streak: 'kör egymás után, mindig lappal',
    clashes: 'alkalommal akarták ugyanazt a lapot',
    leadChanges: 'alkalommal cserélt gazdát a vezetés',
    comeback: 'pont hátrányból lett győzelem',
  },
  de: {
    blocks: 'geglückte Blocks',
    timesOut: 'Mal rausgeflogen',
    stolen: ({ card, from }) => `Punkte: ${nameCard(card, CARDS_DE)}, ${from} vor der Nase weggeschnappt`,
    drought: 'Runden in Folge ohne Karte',
    streak: 'Runden in Folge mit Karte',
    clashes: 'Mal wollten sie dieselbe Karte',
    leadChanges: 'Mal wechselte die Führung',
    comeback: 'Punkte zurück und doch gewonnen',
  },
};
