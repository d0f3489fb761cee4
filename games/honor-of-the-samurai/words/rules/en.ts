import type { RulesText } from '../../../../words/rulebook.ts';

export const SAMURAI_RULES_EN: RulesText = {
  title: 'Honor of the Samurai',
  lead: 'A card game by Obinna Onwuka: an army nobody has seen, a hand that can disgrace you, and ten heads to win.',
  sections: {
    'The deal and the hands': {
      'HS-1': {
        rule: '52 cards and two Jokers. Everyone has an army of three cards, face down one on top of the other and unseen, and three cards in hand. First agree on what a head is worth.',
        ruling:
          'For two to eight players. The worth of a head is a line at setup, shown with the score; the referee handles no money. Players draw in seat order. If the deck runs short, shuffle this round’s discards into it.',
      },
      'HS-2': {
        rule: 'A king, queen or jack in your hand costs you a disgrace: discard the hand and draw three cards, until it holds none. If you draw a Joker, every other player gets a disgrace. With three disgraces you are out.',
        ruling:
          'A hand with both does both. Each hand drawn counts anew; each Joker counts by itself and stays in the hand. You are out for the rest of this round: lay army and hand aside. You come back in the next round with all your heads and no disgraces. House rule: out for the rest of the game. A player who leaves lays them aside as well and keeps the heads. Anyone who joins or comes back plays from the next round on.',
      },
      'HS-3': {
        rule: 'Then you may replace any card of your army with one from your hand, without looking at the old one. Replaced cards go to a pile of their own.',
      },
    },
    'The battle and the end': {
      'HS-4': {
        rule: 'Reveal all armies. Ace 13, king 12, queen and jack 11. An army with a Joker loses at once. The highest total takes all kings, queens and jacks: these are heads. If the highest total is shared, nobody wins.',
        ruling:
          'The other cards count their number. Each card taken is one head. If only armies with Jokers are left, nobody wins.',
      },
      'HS-5': {
        rule: 'The kings, queens, jacks and Jokers go back to the deck, and all hands are discarded; shuffle, and play a new round. The game goes on until someone has ten heads.',
        ruling:
          'Shuffle all the cards for every round; heads and disgraces stay. Count heads first, then disgraces: ten heads win even if the same battle puts you out. If everyone is out, nobody wins the round. If you play “out for the game”, the last player left wins as well; if all go out at once, the most heads win, and equal heads share. The dealer may end the game earlier: the round under way does not count, the most heads win, and nobody wins before anybody has any.',
      },
    },
    'Variations, which can be combined': {
      'HS-6': {
        rule: 'Kings: in a series of games the last winner is King and names an illegal suit. Anyone with a card of that suit in the army, the King included, gets a disgrace.',
        ruling:
          'One disgrace per battle, however many such cards. The suit is named once for the game. The first game of the night has no King, and later ones have one only if exactly one winner of the last game is at the table.',
      },
      'HS-7': {
        rule: 'Heads and disgraces: a disgrace takes away one head, and you can have fewer than none. At minus three you are out; heads win the lost ones back.',
        ruling:
          'Heads and disgraces of one battle count together, and the number stays from round to round. At minus three you are out for the rest of the game, whatever you agreed on otherwise. The last player left wins; ten heads win before that.',
      },
      'HS-8': {
        rule: 'Charges: in turn, before anyone sees the armies, each player decides whether to add a card from the hand, face down, to the army. If you add one and still lose, you get a disgrace.',
        ruling:
          'A charge is part of the army in every respect. Sharing the highest total is not losing; an army with a Joker has lost.',
      },
      'HS-9': {
        rule: 'Diplomacy, with Kings: when a Joker gives disgraces, you may appeal to the King. If he responds, he draws a card, and a king, queen or jack cancels the Joker. You may also appeal about a Joker in your army; if you succeed, you may replace it with a card from your hand.',
        ruling:
          'One appeal per Joker; the King cannot appeal to himself, and a King who is out hears nobody. The card he drew is discarded. The new card counts, for the illegal suit too. Without a card in hand the Joker stays.',
      },
    },
  },
  page: {
    lead: 'Be the first to take ten heads: the kings, queens and jacks on the table, which go to the strongest army.',
    parts: {
      'Before each round': [
        'Before the game, agree on a stake for each head.',
        { clause: 'HS-1', ruling: 'Two to eight players. Shuffle all 52 cards and two Jokers for every round.' },
        'Deal everyone three cards face down, one on top of the other: an army that nobody looks at. And three cards to hold.',
      ],
      'Your hand': [
        'K, Q or J in it: you get one disgrace. Discard the hand and draw three cards, until your hand has none of these.',
        'A Joker in it: every other player gets a disgrace.',
        {
          clause: 'HS-2',
          ruling: 'Play in seat order. Each hand drawn and each Joker counts. A hand with a Joker and a K, Q or J does both.',
        },
        'Three disgraces: you are out.',
        {
          clause: 'HS-2',
          ruling: 'Out for this round: lay your cards aside. In the next round you are back, with no disgraces.',
        },
        'Then you may replace army cards with hand cards, without looking at them. The old ones go to a pile of their own.',
      ],
      'The battle': [
        'Reveal all armies and add up each one. An army with a Joker loses at once.',
        'The highest total takes every K, Q and J of all armies. A tie for highest: nobody takes any.',
        { clause: 'HS-4', ruling: '2 to 10 count their number.' },
        { clause: 'HS-4', ruling: 'Each card taken is a head. Only armies with Jokers left: nobody wins.' },
      ],
      'A card counts': [
        ['A', 'K', 'Q, J'],
        ['13', '12', '11'],
      ],
      'The end': [
        'Play round after round until someone has ten heads and wins.',
        { clause: 'HS-5', ruling: 'Write down heads and disgraces: they stay. If everyone is out, nobody wins the round.' },
        { clause: 'HS-5', ruling: 'Heads count first: ten heads win even if the same battle puts you out.' },
      ],
      'If you play them': [
        'Kings: the last game’s winner is King and names an illegal suit. An army with a card of it, the King’s too, gets a disgrace.',
        { clause: 'HS-6', ruling: 'The suit is named once a game. One disgrace per battle. No King in the first game.' },
        'Heads and disgraces: a disgrace is minus one head; at minus three you are out.',
        { clause: 'HS-7', ruling: 'The number stays from round to round. Out is out for the game; the last player left wins.' },
        'Charges: once all have replaced, each in turn may add one hand card face down to the unseen army. If you still lose: a disgrace.',
        { clause: 'HS-8', ruling: 'A tie for highest is not losing.' },
        'Diplomacy, with Kings: if a Joker disgraces you, or lies in your revealed army, you may appeal to the King. If he agrees, he turns up a card from the deck. K, Q or J: the Joker has no effect, and one in your army may be replaced with a hand card.',
        { clause: 'HS-9', ruling: 'One player appeals per Joker, never the King. Without effect, it disgraces nobody.' },
        {
          clause: 'HS-2',
          ruling: 'Out for the game: three disgraces put you out for good; the last player left wins, even without ten heads.',
        },
      ],
    },
  },
};
