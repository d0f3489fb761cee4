import type { RulesText } from '../../../../words/rulebook.ts';

export const SAMURAI_RULES_DE: RulesText = {
  title: 'Die Ehre der Samurai',
  lead: 'Ein Kartenspiel von Obinna Onwuka: ein Heer, das niemand gesehen hat, eine Hand, die Schande bringen kann, und zehn Köpfe zum Sieg.',
  sections: {
    'Das Geben und die Hände': {
      'HS-1': {
        rule: '52 Karten und zwei Joker. Alle haben ein Heer aus drei verdeckten Karten, die niemand gesehen hat, und drei Karten auf der Hand. Macht vorher aus, was ein Kopf wert ist.',
        ruling:
          'Für zwei bis acht. Was ein Kopf wert ist, macht ihr unter euch aus: Der Schiedsrichter verwaltet kein Geld. Gezogen wird der Reihe nach. Geht der Stapel aus, werden die Abwürfe dieser Runde eingemischt.',
      },
      'HS-2': {
        rule: 'König, Dame oder Bube auf der Hand kosten eine Schande: abwerfen, drei ziehen, und so fort, bis die Hand sauber ist. Wer einen Joker zieht, gibt allen anderen eine Schande. Mit drei Schanden bist du raus.',
        ruling:
          'Eine Hand mit beidem kostet und gibt, und jede neu gezogene zählt wieder. Jeder Joker zählt für sich und bleibt auf der Hand. Raus ist für den Rest des Spiels: Heer und Hand werden weggelegt.',
      },
      'HS-3': { rule: 'Danach darfst du Karten deines Heers durch Handkarten ersetzen, ohne sie anzusehen.' },
    },
    'Die Schlacht und das Ende': {
      'HS-4': {
        rule: 'Alle Heere werden aufgedeckt. Ass 13, König 12, Dame und Bube 11. Ein Joker verliert die Schlacht sofort. Die höchste Summe nimmt alle Könige, Damen und Buben: Das sind die Köpfe. Ist die höchste Summe geteilt, siegt niemand.',
        ruling: 'Zahlkarten zählen ihre Zahl. Jede genommene Karte ist ein Kopf. Sind nur Heere mit Joker übrig, siegt niemand.',
      },
      'HS-5': {
        rule: 'Alle Karten werden gemischt und neu gegeben. Zehn Köpfe gewinnen das Spiel.',
        ruling:
          'Erst zählen die Köpfe, dann die Schanden, dann wird nach dem Ende gesehen: Zehn Köpfe gewinnen auch, wenn dieselbe Schlacht rauswirft. Wer als Letzter nicht raus ist, gewinnt; sind alle zugleich raus, die meisten Köpfe, bei Gleichstand gemeinsam.',
      },
    },
    'Varianten, auch zusammen': {
      'HS-6': {
        rule: 'Könige: Spielt ihr weiter, ist der letzte Sieger König und verbietet eine Farbe. Wer eine Karte davon im Heer hat, auch der König, bekommt eine Schande.',
        ruling:
          'Eine je Schlacht, wie viele es auch sind. Die Farbe wird einmal für das Spiel genannt; das erste Spiel hat keinen König.',
      },
      'HS-7': {
        rule: 'Köpfe und Schanden: Eine Schande nimmt einen Kopf. Bei drei unter null bist du raus; mit Köpfen holst du sie zurück.',
      },
      'HS-8': {
        rule: 'Sturm: Der Reihe nach sagt jeder, ob noch eine Handkarte verdeckt zum Heer kommt, bevor man es gesehen hat. Wer es tut und doch verliert, bekommt eine Schande.',
        ruling:
          'Ein Sturm gehört in allem zum Heer. Wer die höchste Summe teilt, hat nicht verloren; ein Heer mit Joker hat verloren.',
      },
      'HS-9': {
        rule: 'Diplomatie, mit Königen: Gibt ein Joker Schanden, darfst du den König anrufen. Geht er darauf ein, zieht er eine Karte, und König, Dame oder Bube hebt den Joker auf. Auch wegen eines Jokers im Heer darfst du ihn anrufen: Dann wird er durch eine Handkarte ersetzt.',
        ruling:
          'Einmal je Joker. Der König kann nicht sich selbst anrufen, und wer raus ist, hört niemanden an. Die gezogene Karte wird abgelegt. Die neue Karte im Heer zählt, auch für die verbotene Farbe.',
      },
    },
  },
  page: {
    lead: 'Drei Karten unbesehen, drei auf der Hand. Das stärkste Heer nimmt alle Köpfe; zehn Köpfe gewinnen.',
    parts: {
      'Deine Hand': [
        'K, D oder B: eine Schande, und drei neue Karten, bis sie sauber ist.',
        'Ein Joker: eine Schande für alle anderen.',
        'Drei Schanden: raus.',
        'Dann Heerkarten aus der Hand ersetzen, wer mag, ohne hinzusehen.',
      ],
      'Die Schlacht': [
        'Ein Joker im Heer: verloren.',
        'Die höchste Summe nimmt jeden K, D und B am Tisch: je ein Kopf.',
        'Höchste Summe geteilt: niemand.',
      ],
      'So zählt eine Karte': [
        ['A', 'K', 'D, B', '2–10'],
        ['13', '12', '11', 'ihre Zahl'],
      ],
      'Wenn ihr sie spielt': [
        'König: Die verbotene Farbe im Heer kostet eine Schande.',
        'Sturm: eine Karte mehr; verlierst du damit, eine Schande.',
        'Anrufen: Der König zieht; K, D oder B hebt einen Joker auf.',
      ],
    },
  },
};
