import type { Component } from 'svelte';
import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { AskedConsoleWords } from '../../../words/rulebook.ts';
import type { Language } from '../../../words/language.ts';
import type { CardGame } from '../table/card-game.ts';
import type { CardAlphabet } from '../../../renderer/dealer/desk/alphabet.ts';
import type { HouseValues } from '../../../renderer/dealer/desk/ui.ts';

/**
 * What a game of questions and answers brings to the dealer's console; `askedConsole` makes its whole part of it. What is
 * said of a round is the table display's.
 */
export interface ConsoleGame<House, Play> {
  readonly rulebook: Pick<Rulebook, 'id' | 'seats' | 'house' | 'lesson'>;
  readonly alphabet: CardAlphabet;
  readonly table: Pick<CardGame<AskedState<House, Play>>, 'asks' | 'cardName' | 'outcomes' | 'say' | 'round' | 'hands'>;
  words(language: Language): AskedConsoleWords;
  /** The house rules that fit a game of bots to look at, where they differ from the standard. */
  readonly demo?: HouseValues;
  /** Whether a special card is where it cannot be laid from again, by all that is known. */
  gone?(state: AskedState<House, Play>, card: string): boolean;
  /** Keys of options that have one of their own, by value: an upper-case letter. All others get theirs by their order. */
  readonly optionKeys?: Readonly<Record<string, string>>;
  /** Why a seat plays no more, if it does not. */
  absence?(state: AskedState<House, Play>, seat: Seat): 'out' | undefined;
  /** On paper: all the rules, and one page to lie on the table. */
  readonly rules: { readonly All: Component<{ language: Language }>; readonly Card: Component<{ language: Language }> };
}
