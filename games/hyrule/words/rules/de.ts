import type { RulesText } from '../../../../words/rulebook.ts';

export const HYRULE_RULES_DE: RulesText = {
  title: 'Hyrule',
  lead: 'Ein Kartenspiel für zwei bis sieben mit Rubinen, Bomben, Schwertern und Herzen.',
  sections: {
    'Die Karten': {
      'HY-1': {
        rule: 'Zwei bis sieben spielen mit einem Standarddeck von 52 Karten und zwei Jokern. Alle bekommen sieben Karten und halten sie geheim. Nach sieben Zügen ist das Spiel zu Ende.',
        ruling: 'Ein Tausch zählt nicht als Zug.',
      },
      'HY-2': {
        rule: 'Eine Karte gewinnt alle Karten eines Zuges. Liegt ein Joker da, gewinnt die beste Fünf (Herz, dann Pik, Kreuz, Karo), ohne Fünf der Joker. Sonst, wenn Herz und Karo beide da liegen, das höchste Herz. Sonst die erste Farbe von Karo, Kreuz, Pik, Herz, die da liegt, und von ihr die höchste Karte: Das Ass ist 1, der König 13. Zum Merken: Rubine (Karo) bezahlen Bomben und Schwerter; Bomben (Kreuz) treffen Schwerter und Herzen aus der Ferne; Schwerter (Pik) verwunden Herzen; und kein Rubin kauft ein Herz. Der Joker heißt Tingle, und nur eine schöne Fünf lenkt ihn ab: das Master-Schwert (Pik 5), das Bombenbündel (Kreuz 5), der blaue Rubin (Karo 5) oder die Herz 5.',
      },
      'HY-3': {
        ruling:
          'Zwei Joker und keine Fünf: Niemand gewinnt. Die Karten bleiben für den, der den nächsten Zug gewinnt; nach dem letzten gehören sie niemandem.',
      },
    },
    'Die Züge': {
      'HY-4': {
        rule: 'Zufallsregeln, für Ungeduldige: schneller und voller Überraschungen. Alle legen eine Karte verdeckt und decken sie auf drei zugleich auf. Wer gewinnt, nimmt alle.',
      },
      'HY-5': {
        rule: 'Strategieregeln, für Geduldige: Es gibt mehr zu entscheiden. Wer ausspielt, legt eine Karte offen, die anderen folgen gegen den Uhrzeigersinn. Statt zu legen, darf man dabei tauschen: eine Karte offen ablegen und eine ziehen, um eine bessere zu bekommen oder damit der Nächste ausspielen muss.',
        ruling:
          'Nur wer ausspielt, darf tauschen, aber nicht gleich nach einem Tausch und nicht bei leerem Stapel. Nach einem Tausch spielt der Nächste gegen den Uhrzeigersinn aus.',
      },
      'HY-6': {
        rule: 'Nach den Strategieregeln spielt aus, wer die meisten Karten gewonnen hat; im ersten Zug und immer, wenn alle gleich viele haben, der Größte.',
        ruling: 'Haben mehrere die meisten, spielt von ihnen aus, wer zuletzt gewonnen hat. Nach einem Tausch gilt HY-5.',
      },
    },
    'Das Ende': {
      'HY-7': {
        rule: 'Nach sieben Zügen gewinnt, wer die meisten Karten hat; ihre Werte zählen nicht. Bei Gleichstand kann man ein Stechen spielen oder es dabei lassen.',
        ruling:
          'Im Stechen spielen die, die vorn gleichauf liegen. Alle 54 Karten werden neu gemischt, und nur was im Stechen gewonnen wird, zählt. Der Geber kann das Spiel auch früher beenden: Der begonnene Zug zählt nicht, die meisten Karten gewinnen, und hat noch niemand welche, gewinnt niemand. Geht ein Spieler, beginnt der Zug von vorn; er kann nicht mehr gewinnen und spielt erst im nächsten Spiel wieder mit.',
      },
    },
  },
  page: {
    lead: 'Sieben Züge: Alle legen eine Karte, und einer nimmt sie alle. Wer am Ende die meisten hat, gewinnt.',
    parts: {
      'Ziel und Geben': [
        'Gewinne in sieben Zügen die meisten Karten.',
        'Zwei bis sieben spielen. Mischt ein Standarddeck mit 52 Karten und zwei Jokern. Alle bekommen sieben Karten und halten sie geheim. Der Rest ist der Stapel.',
        'Wählt Zufallsregeln (schnell, voller Überraschungen, für Ungeduldige) oder Strategieregeln (für Geduldige).',
      ],
      'Zufallsregeln: alle zugleich': ['Alle legen eine Karte verdeckt hin und drehen sie bei drei um. Wer gewinnt, nimmt alle.'],
      'Strategieregeln: nacheinander': [
        'Wer ausspielt, legt eine Karte offen. Die anderen legen gegen den Uhrzeigersinn eine dazu. Wer gewinnt, nimmt alle.',
        'Wer die meisten Karten gewonnen hat, spielt aus; im ersten Zug und bei Gleichstand aller der größte Spieler.',
        'Wer ausspielt, darf stattdessen tauschen: eine Karte offen ablegen, eine ziehen.',
        { clause: 'HY-6', ruling: 'Haben mehrere, aber nicht alle die meisten, spielt aus, wer von ihnen zuletzt gewonnen hat.' },
        { clause: 'HY-5', ruling: 'Kein Tausch gleich nach einem Tausch oder ohne Stapel.' },
        { clause: 'HY-5', ruling: 'Nach einem Tausch spielt der Nächste gegen den Uhrzeigersinn aus.' },
        { clause: 'HY-1', ruling: 'Ein Tausch zählt nicht als Zug.' },
      ],
      'Was schlägt was': [
        'Rubine kaufen Waffen; Bomben treffen von fern; Schwerter verwunden Herzen; kein Rubin kauft ein Herz.',
        ['Karte', 'schlägt'],
        ['Karo: Rubine', 'Kreuz, Pik'],
        ['Kreuz: Bomben', 'Pik, Herz'],
        ['Pik: Schwerter', 'Herz'],
        ['Herz', 'Karo'],
        ['Joker: Tingle', 'alle außer Fünfen'],
      ],
      'Wer gewinnt, der Reihe nach': [
        'Mit Joker: die beste Fünf; die beste zuerst: Herz, Pik (Master-Schwert), Kreuz (Bombenbündel), Karo (blauer Rubin). Keine Fünf: der Joker. Ohne Joker sind Fünfen gewöhnliche Karten.',
        { clause: 'HY-3', ruling: 'Zwei Joker, keine Fünf: Niemand gewinnt. Die Karten bleiben für den nächsten Sieger.' },
        { clause: 'HY-3', ruling: 'Nach dem letzten Zug gehören sie niemandem.' },
        'Mit Herz und Karo: das höchste Herz.',
        'Sonst das höchste Karo; ohne Karo das höchste Kreuz, dann Pik, dann Herz. Ass 1, Bube 11, Dame 12, König 13.',
      ],
      'Das Ende': [
        'Nach sieben Zügen gewinnen die meisten Karten; Werte zählen nicht. Bei Gleichstand teilt ihr den Sieg oder stecht.',
        { clause: 'HY-7', ruling: 'Zum Stechen mischen die Besten alle 54 Karten neu; nur was sie dort gewinnen, zählt.' },
      ],
    },
  },
};
