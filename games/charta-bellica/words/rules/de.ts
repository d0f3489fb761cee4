import type { RulesText } from '../../../../words/rulebook.ts';

export const CHARTA_BELLICA_RULES_DE: RulesText = {
  title: 'Charta Bellica',
  lead: 'Krieg mit Spielkarten, von Márton Somogyi und József Csanádi: vier Nationen zu vierzehn Karten, drei Arten zu kämpfen.',
  sections: {
    'Zwei Bündnisse': {
      'CB-1': {
        rule: 'Vier spielen, jeder mit den vierzehn Karten einer Nation: Zahlen 1 bis 10, dann Priester 11, Dame 12, Monarch 13, Hauptstadt 14. Wer zuerst zieht, wählt einen Verbündeten. Alle legen sieben Karten verdeckt auf einen Stapel und nehmen sieben auf die Hand.',
        ruling:
          'Der Bildschirm sagt, wer welche Nation hat. Ohne diese 56 Karten: 52 französische, Herz ist ungarisch, Pik deutsch, Kreuz türkisch, Karo polnisch, das Ass die 1, der Bube der Priester, der König der Monarch; und für jede Hauptstadt ein Joker.',
      },
      'CB-2': {
        rule: 'Aus jedem Bündnis zeigt einer die oberste Karte seines Stapels; dann legen die Verbündeten zugleich eine Handkarte dazu. Die höhere Summe nimmt alle vier. In jeder der vierzehn Schlachten wechseln die Rollen.',
      },
      'CB-3': {
        rule: 'Gleich: Beide Helfer legen ihre Karte beiseite und ziehen blind eine aus der Hand des anderen als letzte Hilfe.',
        ruling:
          'Wieder gleich, ziehen sie noch einmal; ist eine Hand leer, behält jedes Bündnis, was es zuletzt gespielt hat. Beiseitegelegtes kommt nach der Schlacht auf die Hand dessen, der es gelegt hat.',
      },
      'CB-4': { rule: 'Das Bündnis mit der höheren Summe der Kartenwerte gewinnt.', ruling: 'Gleiche Summen: unentschieden.' },
    },
    'Das kombinierte Spiel': {
      'CB-5': {
        rule: 'Die zwei Karten eines Bündnisses sind eine Zahlensumme; Dreizehn (Zahlen, die 13 ergeben); ein Paar (gleiche Zahlen); Elitepartner (verschiedene Hofkarten, drei mehr); ein Elitepaar (gleiche Hofkarten, zwei Priester zählen 33); ein Narrenpartner (eine 1 mit einer Hofkarte); oder gemischt (Zahl mit Hofkarte). Eine 2 verdoppelt ihren Partner.',
        ruling: 'Die 2 zählt selbst mit und verdoppelt nur in Zahlensumme und gemischt: Zwei Zweien sind ein Paar mit 4.',
      },
      'CB-6': {
        rule: 'Elitepaar schlägt Elitepartner, diese schlagen ein Paar, das schlägt die Dreizehn, und die jede Summe. Bei gleicher Art gewinnt die höhere Summe. Ein Narrenpartner schlägt Elitepaare und Elitepartner mit derselben Hofkarte; ihn schlagen andere Elitepartner, ein Paar, die Dreizehn und eine höhere Summe.',
        ruling:
          'Zahlensumme und gemischt sind eine Art. Die Summe muss höher sein als die des Narrenpartners. Von zwei Narrenpartnern gewinnt die höhere Hofkarte.',
      },
    },
    Bellum: {
      'CB-7': {
        rule: 'Zwei bis vier spielen, jeder für sich mit einer Nation auf der Hand. Alle legen eine Karte verdeckt und drehen sie zugleich um; die höchste nimmt den Stich. Gleich hohe ziehen blind voneinander, und die stärkste gezogene Karte nimmt ihn; alle anderen werfen eine beliebige Karte ab.',
        ruling:
          'Jeder zieht beim nächsten der Gleichen, und eine gezogene Karte kämpft für die Hand, aus der sie kam. Wieder gleich, wird wieder gezogen; sind die Hände leer, zählt jeder seine eigenen Karten des Stichs.',
      },
      'CB-8': {
        rule: 'Ein Narr schlägt Damen und Monarchen. Mehr als zwei Narren schlägt nur eine Hauptstadt. Wo ein Narr liegt, greift kein Pferd an.',
        ruling: 'Ein oder zwei Narren gewinnen, wo Dame oder Monarch die höchste Karte ist; zwei ziehen.',
      },
      'CB-9': {
        rule: 'Genau eins unter der höchsten darfst du ein Pferd auf deine Karte legen und aus der Hand dieses Spielers ziehen. Ist die Karte stärker als deine, sind beide verloren; ist sie schwächer, gehört der Stich dir. Wird ein Pferd gezogen, gehen beide Pferde zurück, und es werden andere Karten gezogen. Nicht, wenn mehrere eins darunter liegen, und nicht ganz am Ende.',
        ruling:
          'Das Pferd ist die 2, wenn ihr keine andere Zahl vereinbart. Auch eine gleiche Karte gewinnt. Treffen sich Pferde, entscheidet die stärkere von zwei gezogenen Karten; die anderen werfen im ganzen Kampf eine Karte ab. In jeder Hand müssen noch zwei Karten sein.',
      },
      'CB-10': {
        rule: 'Sind die Hände leer, gewinnt die höchste Summe der Kartenwerte.',
        ruling: 'Gleiche Summen teilen sich den Sieg.',
      },
    },
  },
  page: {
    lead: '56 Karten: vier Nationen zu vierzehn. Ohne sie: 52 französische Karten, jede Farbe eine Nation, und vier Joker als Hauptstädte.',
    figure: 'Vier Nationen, jede mit zehn Zahlen und vier von diesen; ihre 1 ist der Narr.',
    parts: {
      'Die Karten': [
        ['auf der Karte', 'Taste', 'zählt', 'französisch'],
        ['1, der Narr', '1', '1', 'Ass'],
        ['10', '0', '10', '10'],
        ['Priester', 'P', '11', 'Bube'],
        ['Dame', 'D', '12', 'Dame'],
        ['Monarch', 'M', '13', 'König'],
        ['Hauptstadt', 'H', '14', 'Joker'],
      ],
      'Zwei Bündnisse': [
        'Zwei Anführer drehen die oberste Karte ihres Stapels um.',
        'Ihre Verbündeten helfen zugleich mit einer Handkarte.',
        'Die höhere Summe nimmt alle vier; dann führen die anderen.',
        'Gleich: Die Helfer legen beiseite und ziehen voneinander.',
      ],
      'Kombiniert: was schlägt was': [
        ['zwei Karten', 'was sie sind'],
        ['Elitepaar', 'gleiche Hofkarten; Priester zählen 33'],
        ['Elitepartner', 'verschiedene Hofkarten, drei mehr'],
        ['Paar', 'gleiche Zahlen'],
        ['Dreizehn', 'Zahlen, die 13 ergeben'],
        ['Summe, gemischt', 'alles andere; eine 2 verdoppelt'],
      ],
      'Ein Narr mit einer Hofkarte': [
        'schlägt jedes Elitepaar,',
        'Elitepartner mit derselben Hofkarte',
        'und Summen, die nicht höher sind.',
        'Alles andere schlägt ihn.',
      ],
      Bellum: [
        'Alle drehen zugleich um; die höchste nimmt den Stich.',
        'Gleich hohe ziehen voneinander, andere werfen eine ab.',
        'Ein Narr schlägt Damen und Monarchen.',
      ],
      'Das Pferd (die 2)': [
        'Eins unter der höchsten? Leg es und zieh bei diesem Spieler.',
        'Nicht stärker als deine Karte: Der Stich ist deiner.',
        'Stärker: Karte und Pferd sind verloren.',
      ],
    },
  },
};
