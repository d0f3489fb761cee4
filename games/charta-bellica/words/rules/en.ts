import type { RulesText } from '../../../../words/rulebook.ts';

export const CHARTA_BELLICA_RULES_EN: RulesText = {
  title: 'Charta Bellica',
  lead: 'War with playing cards, by Márton Somogyi and József Csanádi: four nations of fourteen cards, and three ways to fight.',
  sections: {
    'Two alliances': {
      'CB-1': {
        rule: 'Four play, each with the fourteen cards of a nation: numbers 1 to 10, then priest 11, queen 12, monarch 13, capital 14. Who draws first picks an ally. Everybody lays seven cards face down in a pile and takes seven in hand.',
        ruling:
          'The screen says who has which nation. Without this deck of 56: 52 French cards, where hearts are Hungarian, spades German, clubs Turkish and diamonds Polish, the ace is the 1, the jack the priest and the king the monarch; and a Joker for each capital.',
      },
      'CB-2': {
        rule: 'One of each alliance shows the top card of the pile; then their allies lay a card from the hand beside it, both at once. The higher sum takes all four. The roles change with each of the fourteen battles.',
      },
      'CB-3': {
        rule: 'Equal: both helpers lay their card aside and draw one blind from each other’s hand as the last help.',
        ruling:
          'Still equal, they draw again; with no card left each alliance keeps what it played last. Cards laid aside go back, after the battle, to the hand of whoever laid them.',
      },
      'CB-4': { rule: 'The alliance with the higher total of card values wins.', ruling: 'Equal totals are a draw.' },
    },
    'The combined line': {
      'CB-5': {
        rule: 'The two cards of an alliance are a number sum; thirteen (numbers that make 13); a pair (equal numbers); elite partners (different court cards, three more); an elite pair (equal court cards, two priests count 33); a jester partner (a 1 with a court card); or mixed (a number with a court card). A 2 doubles its partner.',
        ruling: 'The 2 still counts itself, and doubles only in a number sum or mixed: two 2s are a pair of 4.',
      },
      'CB-6': {
        rule: 'Elite pair beats elite partners, these beat a pair, that beats thirteen, and thirteen beats any sum. Within a kind the higher total wins. A jester partner beats elite pairs and elite partners that share its court card; it loses to other elite partners, to a pair, to thirteen and to a higher sum.',
        ruling:
          'Number sums and mixed are one kind. A sum must be higher than the jester partner’s own. Of two jester partners the higher court card wins.',
      },
    },
    Bellum: {
      'CB-7': {
        rule: 'Two to four play, each for themselves with a nation in hand. All lay a card face down and turn it together; the highest takes the trick. Equal highest draw blind from each other, and the strongest card drawn takes it; all others drop a card of their choice.',
        ruling:
          'Each draws from the next of the equal, and a drawn card fights for whose hand it came from. Equal again, they draw again; with empty hands everybody scores their own cards of the trick.',
      },
      'CB-8': {
        rule: 'A jester beats queens and monarchs. More than two jesters lose to capitals only. No horse attacks where a jester lies.',
        ruling: 'One or two jesters win where a queen or a monarch is the highest card; two of them draw.',
      },
      'CB-9': {
        rule: 'Exactly one below the highest, you may lay a horse on your card and draw from that player’s hand. Is the card stronger than your own, both are lost; is it weaker, the trick is yours. If a horse is drawn both horses go back, and other cards are drawn instead. Not when several are one below, nor at the very end.',
        ruling:
          'The horse is the 2, unless you agree on another number. An equal card wins too. After horses meet, the stronger of two drawn cards decides; the others drop one card for the whole fight. Not with fewer than two cards left in each hand.',
      },
      'CB-10': { rule: 'When the hands are empty, the highest total of card values wins.', ruling: 'Equal totals share.' },
    },
  },
  page: {
    lead: '56 cards: four nations of fourteen. Without them: 52 French cards, a nation for each suit, and four Jokers as capitals.',
    figure: 'Four nations, each with ten numbers and four of these; its 1 is the jester.',
    parts: {
      'The cards': [
        ['on the card', 'key', 'counts', 'French card'],
        ['1, the jester', '1', '1', 'ace'],
        ['10', '0', '10', '10'],
        ['priest', 'P', '11', 'jack'],
        ['queen', 'Q', '12', 'queen'],
        ['monarch', 'M', '13', 'king'],
        ['capital', 'C', '14', 'a Joker'],
      ],
      'Two alliances': [
        'Two leaders show the top cards of their piles.',
        'Their allies help with a card from the hand, both at once.',
        'The higher takes all four; then the others lead.',
        'Equal: helpers lay aside, and draw blind from each other.',
      ],
      'Combined: what beats what': [
        ['pair of cards', 'what it is'],
        ['elite pair', 'equal court cards; priests count 33'],
        ['elite partners', 'different court cards, three more'],
        ['pair', 'equal numbers'],
        ['thirteen', 'numbers that make 13'],
        ['sum, mixed', 'all others; a 2 doubles its partner'],
      ],
      'A jester with a court card': [
        'beats every elite pair,',
        'elite partners with the same court card,',
        'and sums that are not higher.',
        'Everything else beats it.',
      ],
      Bellum: [
        'All turn one card together; the highest takes the trick.',
        'Equal highest draw blind from each other, others drop one.',
        'A jester takes from queens and monarchs.',
      ],
      'The horse (the 2)': [
        'One below the highest? Lay it, and draw from that player.',
        'Not stronger than your card: the trick is yours.',
        'Stronger: card and horse are lost.',
      ],
    },
  },
};
