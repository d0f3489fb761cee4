import type { RulesText } from '../../../../words/rulebook.ts';

export const SAMURAI_RULES_EN: RulesText = {
  title: 'Honor of the Samurai',
  lead: 'A card game by Obinna Onwuka: an army nobody has seen, a hand that can shame you, and ten heads to win.',
  sections: {
    'The deal and the hands': {
      'HS-1': {
        rule: '52 cards and two Jokers. Everybody has an army of three cards, face down and unseen, and three cards in hand. Agree first on what a head is worth.',
        ruling:
          'For two to eight. What a head is worth is only talked about: the referee handles no money. Cards are drawn in seat order. If the deck runs short, this hand’s discards are shuffled into it.',
      },
      'HS-2': {
        rule: 'A hand with a king, queen or jack costs a disgrace: discard it, draw three, and again until it is clean. Who draws a Joker gives every other player a disgrace. With three disgraces you are out.',
        ruling:
          'A hand with both costs and gives, and each hand drawn counts anew. Each Joker counts by itself and stays in the hand. Out is for the rest of the game: army and hand are laid aside.',
      },
      'HS-3': { rule: 'Then you may replace any card of your army by one from your hand, without looking at it.' },
    },
    'The battle and the end': {
      'HS-4': {
        rule: 'All armies are revealed. Ace 13, king 12, queen and jack 11. A Joker loses the battle at once. The highest total takes all kings, queens and jacks: they are heads. If the highest total is shared, nobody wins.',
        ruling: 'Number cards count their number. Each card taken is one head. If only armies with Jokers are left, nobody wins.',
      },
      'HS-5': {
        rule: 'All cards are shuffled and dealt anew. Ten heads win the game.',
        ruling:
          'Heads are counted first, then disgraces, then the end is looked at: ten heads win even for who goes out by the same battle. The last one who is not out wins; if all go out at once, most heads, and equal heads share.',
      },
    },
    'Variations, also together': {
      'HS-6': {
        rule: 'Kings: when you play on, the last winner is King and names an illegal suit. Who has a card of it in the army, the King too, gets a disgrace.',
        ruling: 'One a battle, however many such cards. The suit is named once for the game; the first game has no King.',
      },
      'HS-7': {
        rule: 'Heads and disgraces: a disgrace takes a head away. At three below nothing you are out; heads win them back.',
      },
      'HS-8': {
        rule: 'Charges: one after the other says whether to lay one more card from the hand face down beside the army, before seeing it. Who does and still loses gets a disgrace.',
        ruling:
          'A charge is part of the army in every respect. Sharing the highest total is not losing; an army with a Joker has lost.',
      },
      'HS-9': {
        rule: 'Diplomacy, with Kings: when a Joker gives disgraces you may appeal to the King. If he responds he draws a card, and a king, queen or jack annuls the Joker. A Joker in your army may be appealed too, and is then replaced from your hand.',
        ruling:
          'One appeal a Joker. The King cannot appeal to himself, and one who is out hears nobody. The card he drew is discarded. The new card in the army counts, for the illegal suit as well.',
      },
    },
  },
  page: {
    lead: 'Three cards unseen, three in hand. The strongest army takes every head; ten heads win.',
    parts: {
      'Your hand': [
        'K, Q or J: a disgrace, and three new cards until it is clean.',
        'A Joker: a disgrace for everybody else.',
        'Three disgraces: out.',
        'Then replace army cards from the hand if you like, without a look.',
      ],
      'The battle': [
        'A Joker in the army: lost.',
        'The highest total takes each K, Q and J on the table: a head each.',
        'A tie for highest: nobody.',
      ],
      'A card counts': [
        ['A', 'K', 'Q, J', '2–10'],
        ['13', '12', '11', 'its number'],
      ],
      'If you play them': [
        'King: the illegal suit in an army costs a disgrace.',
        'Charge: one more card; lose with it, and it costs a disgrace.',
        'Appeal: the King draws; K, Q or J undoes a Joker.',
      ],
    },
  },
};
