import type { RulesText } from '../../../../words/rulebook.ts';

export const WAR_RULES_DE: RulesText = {
  title: 'Krieg',
  lead: 'Ein Kartenspiel für alle, die eine Sieben von einem König unterscheiden können. Zu entscheiden gibt es nichts, zu rufen viel.',
  sections: {
    Stiche: {
      'WR-1': {
        rule: 'Alle 52 Karten werden einzeln verdeckt ausgeteilt; manche bekommen eine mehr. Niemand schaut in seinen Stapel. Die Zwei ist am niedrigsten, das Ass am höchsten; die Farbe zählt nicht.',
        ruling: 'Zwei bis sechs können mitspielen; geschrieben ist das Spiel für vier.',
      },
      'WR-2': {
        rule: 'In einem Stich decken alle, die Karten haben, ihre oberste auf. Die höchste nimmt alle Karten aus der Mitte; sie kommen unter den Stapel.',
        ruling:
          'Die Reihenfolge: zuerst die wartenden Karten, dann die eigenen, dann im Uhrzeigersinn die der anderen, wie sie gelegt wurden. Die letzte liegt zuunterst. In anderer Reihenfolge enden viele Spiele nie.',
      },
    },
    Krieg: {
      'WR-3': {
        rule: 'Gleichstand ist Krieg: Die Beteiligten rufen „Krieg!“, legen je drei Karten verdeckt und decken eine vierte auf; die höchste nimmt alles, was auf dem Tisch liegt. Bei erneutem Gleichstand führen sie wieder Krieg.',
        ruling: 'Nur ein Gleichstand der höchsten Karten ist Krieg.',
      },
      'WR-4': {
        rule: 'Wer weniger als vier Karten hat, legt alle bis auf die letzte verdeckt und deckt die letzte auf. Wer keine hat, scheidet aus diesem Krieg aus; bleibt nur ein Spieler übrig, nimmt er alles.',
        ruling:
          'Hat keiner von ihnen eine Karte, bleiben die Karten in der Mitte für den, der den nächsten Stich gewinnt. Hat nur noch ein Spieler Karten, deckt er allein auf und nimmt, was wartet. Kann niemand aufdecken, teilen sich die Spieler des letzten Krieges den Sieg.',
      },
    },
    'Das Ende': {
      'WR-5': {
        rule: 'Vollständiger Sieg: Es wird gespielt, bis einer alle Karten hat. Oder die Spieler vereinbaren ein anderes Ende, etwa 15 oder 20 Minuten; dann gewinnen die meisten Karten.',
        ruling:
          'Möglich sind 1 bis 180 Minuten oder eine Zahl von Stichen, oder der Geber beendet das Spiel. Ein laufender Stich wird zu Ende gespielt. Wartende Karten zählen für niemanden; wer gleich viele hat, teilt den Sieg.',
      },
      'WR-7': {
        ruling:
          'Wer zu Beginn eines Stichs keine Karten hat, ist ausgeschieden. Geht ein Spieler, zählt der begonnene Stich nicht; sein Stapel wartet in der Mitte auf den nächsten Gewinner. Wer gegangen ist oder später kommt, spielt ab dem nächsten Spiel mit.',
      },
    },
    Varianten: {
      'WR-6': {
        rule: 'Drei Karten: Bei jedem Stich legt man zwei verdeckt und deckt die dritte auf. Mit Wahl (Suicide War): Man hält die Karten auf der Hand und wählt, welche man spielt.',
        ruling:
          'Mit drei Karten bleibt ein Krieg, wie er ist. Mit Wahl wählt man auch die Karten eines Krieges, und gewonnene Karten kommen auf die Hand.',
      },
    },
  },
  page: {
    lead: 'Alle decken eine Karte auf, die höchste nimmt alle. Gleichstand ist Krieg.',
    parts: {
      'Ziel und Geben': [
        'Gewinne alle Karten. Zu entscheiden gibt es nichts, es zählt nur das Glück.',
        'Teilt ein Standarddeck mit 52 Karten einzeln verdeckt aus; manche bekommen eine mehr. Niemand schaut in seinen Stapel.',
        'Von hoch nach niedrig: Ass, König, Dame, Bube, 10 … 2. Die Farbe zählt nicht.',
        { clause: 'WR-1', ruling: 'Zwei bis sechs können mitspielen; gedacht ist das Spiel für vier.' },
      ],
      'Ein Stich': [
        'Alle decken zugleich ihre oberste Karte auf. Die höchste nimmt alle; sie kommen verdeckt unter den Stapel.',
        {
          clause: 'WR-2',
          ruling: 'Zuerst kommen die eigenen darunter, dann im Uhrzeigersinn die der anderen, jeweils wie gelegt.',
        },
        { clause: 'WR-7', ruling: 'Wer zu Beginn eines Stichs keine Karten hat, scheidet aus.' },
      ],
      Krieg: [
        'Gleichstand: Die Beteiligten rufen „Krieg!“, legen je drei Karten verdeckt hin und decken eine vierte auf. Die höchste nimmt alles. Bei erneutem Gleichstand gibt es wieder Krieg.',
        { clause: 'WR-3', ruling: 'Nur ein Gleichstand der höchsten Karten ist Krieg.' },
      ],
      'Zu wenige Karten für den Krieg': [
        'Weniger als vier Karten: alle bis auf die letzte verdeckt legen, die letzte aufdecken.',
        'Keine Karte mehr: Du scheidest aus diesem Krieg aus. Wer allein übrig bleibt, nimmt alles.',
        {
          clause: 'WR-4',
          ruling: 'Hat im Krieg niemand eine Karte, bleiben alle Karten für den, der den nächsten Stich gewinnt.',
        },
        { clause: 'WR-4', ruling: 'Hat nur noch ein Spieler Karten, deckt er allein auf und nimmt sie.' },
        { clause: 'WR-4', ruling: 'Kann niemand aufdecken, teilen sich die Spieler des letzten Krieges den Sieg.' },
      ],
      'Das Ende': [
        'Wer alle Karten hat, gewinnt.',
        'Oder vereinbart vorher eine Zeit, etwa 15 bis 20 Minuten: Dann gewinnt, wer die meisten Karten hat.',
        {
          clause: 'WR-5',
          ruling: 'Oder nach einer festen Stichzahl, oder der Geber beendet es: Auch dann gewinnen die meisten Karten.',
        },
        {
          clause: 'WR-5',
          ruling: 'Spielt den Stich immer zu Ende. Karten in der Mitte zählen nicht; bei Gleichstand teilt ihr den Sieg.',
        },
      ],
      Varianten: [
        'Drei Karten: Bei jedem Stich zwei verdeckt legen und die dritte aufdecken.',
        'Mit Wahl (Suicide War): Halte deine Karten auf der Hand und wähle, welche du spielst.',
        { clause: 'WR-6', ruling: 'Bei „Drei Karten“ bleibt der Krieg, wie er ist.' },
        { clause: 'WR-6', ruling: 'Bei „Mit Wahl“ wählst du auch die Karten im Krieg; gewonnene kommen auf die Hand.' },
      ],
    },
  },
};
