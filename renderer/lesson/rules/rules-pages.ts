import type { Component } from 'svelte';
import type { Language } from '../../../words/language.ts';
import type { AllRulesText, PrintedRules } from '../../../words/rulebook.ts';
import { bound } from '../../ui/bound.ts';
import AllRules from './AllRules.svelte';
import TablePage from './TablePage.svelte';

type Page = Component<{ language: Language }>;

function allRules(text: (language: Language) => AllRulesText): Page {
  return bound<{ text: typeof text }, { language: Language }>(AllRules, { text });
}

/** What a game has on paper, from its words: all the rules, and one page for the table, with a picture where it brings one. */
export function rulesPages(
  text: (language: Language) => PrintedRules,
  Figure?: Page,
): { readonly All: Page; readonly Card: Page } {
  return {
    All: allRules(text),
    Card: bound<{ text: typeof text; Figure: typeof Figure }, { language: Language }>(TablePage, { text, Figure }),
  };
}
