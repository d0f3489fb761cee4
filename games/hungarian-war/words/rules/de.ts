import type { RulesText } from '../../../../words/rulebook.ts';
import { blockTable } from './en.ts';

export const HUNGARIAN_WAR_RULES_DE: RulesText = {
  title: 'Ungarischer Krieg',
  lead: 'Hol die meisten Punkte: Nimm Karten, oder block die anderen. Alle wählen geheim mit einem Würfel, und alle zeigen zugleich. Ein Partyspiel von Lauren Schlick.',
  sections: {
    'Der Tisch': {
      'HW-1': {
        rule: 'Für zwei oder mehr Spieler, am besten drei bis fünf, in 5 bis 20 Minuten. Ihr braucht ein Standarddeck mit 52 Karten und je einen Würfel. Eine Karte liegt offen in der Mitte und je eine zwischen zwei Nachbarn, sodass alle eine Karte links und eine rechts haben. Für ein längeres Spiel kommen Decks, Joker oder Regelkarten dazu.',
        ruling:
          'Bei diesem Schiedsrichter sitzen zwei bis zehn Spieler. Bei 20 Sekunden je Runde dauern seine simulierten Spiele zu zweit 16, zu fünft 10 und zu zehnt 6 Minuten.',
      },
      'HW-2': {
        ruling:
          'Mit Blick zur Mitte sitzt der nächste Spieler im Uhrzeigersinn links von dir. Auch zu zweit gibt es zwei Seitenkarten: Was für den einen links liegt, liegt für den anderen rechts.',
      },
      'HW-3': {
        ruling: 'Gelegt und ersetzt wird zuerst die Mitte, dann im Uhrzeigersinn ab der linken Karte des ersten Platzes.',
      },
      'HW-4': {
        rule: 'Ein Ass zählt 1, Zahlenkarten ihre Zahl, ein Bube 11, eine Dame 12, ein König 13.',
        ruling: 'Ein Joker zählt 15 und eine Regelkarte 20, wenn nichts anderes vereinbart ist.',
      },
      'HW-5': {
        rule: 'Nach jedem Legen tauscht der Geber die größte Karte auf dem Tisch in die Mitte. Bei gleichen Karten kommt Karo zuerst, dann Pik, Kreuz und Herz.',
        ruling:
          'Eine Karte ohne Farbe steht über Farbkarten ihres Wertes. Gehört die mittlere Karte zu den größten, wird nicht getauscht; von gleichen Seitenkarten wird die zuerst gelegte getauscht.',
      },
    },
    'Eine Runde': {
      'HW-6': {
        rule: 'Wähle unter dem Tisch eine Seite deines Würfels: 1 blockt die Mitte, 2 links, 3 rechts; 4 nimmt rechts, 5 links, 6 die Mitte. Drück die gewählte Seite in die Handfläche und halte sie dort fest, während du die Hand auf den Tisch legst: So liegt sie oben. Gegenüberliegende Seiten zielen auf dieselbe Karte.',
      },
      'HW-7': {
        rule: 'Nur Spieler, die im Spiel sind, wählen. Wenn alle Hände auf dem Tisch liegen, zählt der Geber von 3 herunter, und alle heben zugleich die Hand. Alle legen ihren Würfel an die Karte, auf die er zielt.',
        ruling: 'Ist jemand raus oder weg, bleiben die Seitenkarten dort liegen, und die Nachbarn dürfen auf sie zielen.',
      },
      'HW-8': {
        ruling:
          'Das Aufdecken gilt, sobald alle im Spiel eine Seite gezeigt haben oder nach Ansage des Gebers keinen Würfel haben. Ein Spieler ohne Würfel ist im Spiel, tut aber nichts; dann haben nicht alle geblockt.',
      },
      'HW-9': {
        rule: 'Eine Seitenkarte: Nimmt sie nur einer, bekommt er sie. Nehmen sie beide, wird sie abgelegt. Nimmt einer und blockt der andere, bekommt sie der Blocker. Blockt einer und nimmt niemand, geschieht nichts. Blocken beide, wird sie abgelegt.',
      },
      'HW-10': {
        rule: 'Um die mittlere Karte zu blocken, braucht es möglichst genau ein Drittel der Spieler im Spiel: bei 2 bis 4 einen, bei 5 bis 7 zwei, bei 8 bis 10 drei.',
        ruling: 'Nie weniger als einen.',
      },
      'HW-11': {
        rule: 'Blocken alle im Spiel die mittlere Karte, wird sie abgelegt.',
        ruling: 'Niemand ist raus. Das geht der nächsten Regel vor.',
      },
      'HW-12': {
        rule: 'Blocken genug Spieler die mittlere Karte, sind alle vorerst raus, die sie nehmen wollten. Wollte sie niemand nehmen, sind die Blocker raus.',
        ruling: 'Die Karte bleibt liegen.',
      },
      'HW-13': {
        rule: 'Blocken zu wenige, zählt der Block nicht. Nimmt nur einer die mittlere Karte, bekommt er sie; nehmen sie mehrere, wird sie abgelegt.',
        ruling: 'Nimmt sie niemand, bleibt sie liegen.',
      },
      'HW-14': {
        rule: 'Versucht niemand, die mittlere Karte zu blocken, oder blocken alle, sind alle wieder dabei, die raus waren. Meist setzt man nur ein bis drei Runden aus.',
        ruling: 'Auch ein Block, der nicht hält, war ein Versuch: Niemand kommt zurück.',
      },
    },
    'Nach der Runde und das Ende': {
      'HW-16': {
        rule: 'Gewonnene Karten kommen auf den eigenen Stapel, abgelegte auf den Ablagestapel; die übrigen bleiben. Der Geber füllt die Lücken und tauscht die größte Karte in die Mitte.',
      },
      'HW-17': {
        rule: 'Das Spiel endet, wenn der Nachziehstapel leer ist.',
        ruling:
          'Das wird nach jedem Legen geprüft. Karten, die noch auf dem Tisch liegen, gehören niemandem. Ihr könnt vereinbaren, noch eine Runde zu spielen, wenn alle Stellen belegt sind. Der Geber kann das Spiel auch früher beenden; vor der ersten Runde gewinnt niemand.',
      },
      'HW-18': { rule: 'Wer die meisten Punkte hat, gewinnt.', ruling: 'Bei gleich vielen Punkten teilt ihr euch den Sieg.' },
      'HW-19': { rule: 'Ihr könnt mehrere Spiele spielen und die Punkte zusammenzählen.' },
    },
    'Spieler und nicht genannte Karten': {
      'HW-21': {
        ruling:
          'Keine Karte muss dem Schiedsrichter genannt werden: Man nennt sie, wenn sie gelegt wird, wenn sie genommen wird, oder gar nicht. Nicht genannte Karten werden am Ende in den Stapeln gezählt.',
      },
      'HW-22': {
        ruling:
          'Zwischen zwei Runden kann ein Spieler weggehen und zurückkommen, sich zwischen zwei andere setzen oder ganz aufhören. Wer weg ist, zählt nicht mit, behält seinen Stapel und kann keine Karten gewinnen. Wer ganz aufgehört hat, kann sich wieder setzen und bekommt seinen alten Stapel zurück.',
      },
    },
  },
  page: {
    lead: 'Hol die meisten Punkte: Nimm Karten oder block die anderen.',
    figure: 'Hier sitzt du',
    parts: {
      Vorbereitung: [
        {
          onPaper: 'Ein Standarddeck mit 52 Karten, ein Würfel pro Spieler; am besten 3 bis 5 Spieler.',
          onPhone: 'Ein Standarddeck mit 52 Karten, ein Handy oder ein Würfel pro Spieler; am besten 3 bis 5 Spieler.',
        },
        'Leg eine Karte offen in die Mitte und je eine zwischen zwei Nachbarn: Alle haben eine linke und eine rechte Karte. Der Rest ist der Nachziehstapel.',
        'Tausch die höchste Karte in die Mitte. Bei Gleichstand zuerst Karo, dann Pik, Kreuz, Herz.',
        { clause: 'HW-2', ruling: 'Zu zweit: je eine Karte links und rechts der Mitte.' },
      ],
      'Eine Runde': [
        {
          onPaper:
            'Wähle unter dem Tisch eine Seite deines Würfels. Drück sie in die Handfläche, halt den Würfel fest und leg die Hand auf den Tisch: So liegt sie oben.',
          onPhone:
            'Wähle auf deinem Handy mit einem von sechs Knöpfen: Nimm oder block die linke, die mittlere oder die rechte Karte. Danach sagt das Handy nur „Versiegelt“. Bis das Zählen endet, ändert ein anderer Knopf deine Wahl.',
        },
        {
          onPaper: 'Der Geber zählt 3-2-1. Alle Hände gehen zugleich hoch; leg deinen Würfel an die Karte, auf die er zielt.',
          onPhone: 'Der Geber startet das Zählen: 3-2-1. Dann zeigt die Tischanzeige, was alle gewählt haben.',
        },
        'Gewonnene Karten kommen auf deinen Stapel. Der Geber füllt auf und tauscht die höchste in die Mitte.',
      ],
      'Eine Seitenkarte liegt zwischen zweien': [
        'Einer nimmt: Er bekommt sie.',
        'Beide nehmen: abgelegt.',
        'Einer nimmt, einer blockt: Der Blocker bekommt sie.',
        'Einer blockt, niemand nimmt: Sie bleibt.',
        'Beide blocken: abgelegt.',
        { clause: 'HW-7', ruling: 'Ist ein Spieler raus, dürfen die Nachbarn seine Seitenkarten nehmen.' },
      ],
      'Die mittlere Karte gehört allen': [
        'Genug Blocker (siehe unten): Wer nimmt, ist raus und setzt aus. Nimmt niemand, sind die Blocker raus.',
        'Zu wenige blocken: Nimmt nur einer, bekommt er sie; nehmen mehrere: abgelegt.',
        'Alle blocken: abgelegt.',
        'Versucht niemand, die Mitte zu blocken, oder blocken alle, ist wieder dabei, wer raus war, meist nach 1 bis 3 Runden.',
        { clause: 'HW-11', ruling: 'Wenn alle blocken, ist niemand raus.' },
        { clause: 'HW-12', ruling: 'Wird sie weder gewonnen noch abgelegt, bleibt sie.' },
        ...blockTable('nicht raus', 'Blocker nötig'),
      ],
      'Das Ende': [
        'Ist der Nachziehstapel leer, ist das Spiel aus. Zähl deinen Stapel: Die meisten Punkte gewinnen.',
        'Ass 1 · Zahlenkarten ihre Zahl · Bube 11 · Dame 12 · König 13',
        {
          clause: 'HW-17',
          ruling: 'Es endet sofort; Karten auf dem Tisch gehören niemandem. Gleich viele Punkte: geteilter Sieg.',
        },
      ],
      'Für ein längeres Spiel': [
        'Nehmt Decks, Joker oder Regelkarten dazu; oder spielt mehrmals und zählt die Punkte zusammen.',
        { clause: 'HW-4', ruling: 'Ein Joker zählt 15, eine Regelkarte 20.' },
      ],
    },
  },
};
