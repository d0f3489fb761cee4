/** What can be printed: where everybody sits in the newest round, a card for each table, the standings. */
export type Sheet = 'seating' | 'cards' | 'standings';
