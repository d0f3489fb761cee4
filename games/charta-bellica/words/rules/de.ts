import type { RulesText } from '../../../../words/rulebook.ts';

export const CHARTA_BELLICA_RULES_DE: RulesText = {
  title: 'Charta Bellica',
  lead: 'Krieg mit Spielkarten, von Márton Somogyi und József Csanádi: vier Nationen zu vierzehn Karten, drei Arten zu kämpfen. Ab 8 Jahren.',
  sections: {
    'Zwei Bündnisse': {
      'CB-1': {
        rule: 'Vier spielen. Sortiert das Deck nach Wappen in vier Nationen zu vierzehn Karten: Zahlen I bis X, Priester 11, Dame 12, Monarch 13, Hauptstadt 14. Legt die vier Hauptstädte verdeckt hin; jeder zieht eine und bekommt diese Nation. Dann wählt einer unter den drei anderen einen Verbündeten und führt zuerst; die übrigen zwei sind der Feind. Alle mischen, legen sieben Karten verdeckt auf einen Stapel und nehmen sieben auf die Hand.',
        ruling:
          'Der Geber gibt ein, wer welche Hauptstadt gezogen hat, oder der Bildschirm zieht. Den Verbündeten wählt, wer links vom Geber sitzt, und führt zuerst gegen den Feind, der links am nächsten sitzt. Verbündete müssen sich nicht gegenübersitzen.',
      },
      'CB-2': {
        rule: 'Ein Spieler jedes Bündnisses, der Anführer, deckt die oberste Karte seines Stapels auf. Dann legen beide Verbündeten zugleich eine Handkarte dazu. Die höhere Summe nimmt alle vier Karten. Nach jeder der vierzehn Schlachten tauschen Anführer und Verbündeter die Rollen.',
      },
      'CB-3': {
        rule: 'Sind die Summen gleich, legen beide Verbündeten ihre Karte beiseite und ziehen stattdessen blind eine aus der Hand des anderen.',
        ruling:
          'Ist es wieder gleich, ziehen sie noch einmal; ist eine Hand leer, behält jedes Bündnis, was es zuletzt gespielt hat. Beiseitegelegte Karten kommen nach der Schlacht auf die Hand dessen zurück, der sie gelegt hat.',
      },
      'CB-4': {
        rule: 'Das Bündnis, dessen Karten zusammen mehr zählen, gewinnt. Am schnellsten geht es so: Beide Seiten legen gleich hohe Karten beiseite und zählen nur den Rest zusammen.',
        ruling:
          'Bei gleichen Summen ist das Spiel unentschieden. Der Geber kann das Spiel auch früher beenden: Die begonnene Schlacht zählt nicht. Ein Spieler kann jederzeit gehen und zurückkommen; solange spielt der Verbündete beide Hände.',
      },
    },
    'Das kombinierte Spiel': {
      'CB-5': {
        rule: 'Die zwei Karten eines Bündnisses sind eins von diesen: Elitepaar (zwei gleiche Hofkarten; zwei Priester zählen 33); Elitepartner (zwei verschiedene Hofkarten, drei Punkte mehr); Paar (zwei gleiche Zahlen); Dreizehn (zwei Zahlen, die 13 ergeben); Zahlensumme (zwei andere Zahlen); Gemischt (eine Zahl mit einer Hofkarte); Narrenpartner (eine 1 mit einer Hofkarte). In Zahlensumme und Gemischt verdoppelt eine 2 die andere Karte.',
        ruling: 'Die 2 selbst zählt mit. Zwei Zweien sind ein Paar mit 4. Eine 2 mit einem Priester ist gemischt und zählt 24.',
      },
      'CB-6': {
        rule: 'Ein Elitepaar schlägt Elitepartner, diese schlagen ein Paar, ein Paar schlägt die Dreizehn, und die Dreizehn schlägt Zahlensumme und Gemischt. Bei gleicher Art gewinnt die höhere Summe. Ein Narrenpartner schlägt jedes Elitepaar und Elitepartner mit seiner Hofkarte. Ihn schlagen andere Elitepartner, ein Paar, die Dreizehn und eine höhere Summe.',
        ruling:
          'Zahlensumme und Gemischt gelten als eine Art. Der Narrenpartner schlägt sie, außer wenn ihre Summe höher ist als seine. Von zwei Narrenpartnern gewinnt der mit der höheren Hofkarte. Sind die Summen gleich, entscheidet CB-3.',
      },
    },
    Bellum: {
      'CB-7': {
        rule: 'Zwei bis vier spielen, jeder für sich, mit den vierzehn Karten einer Nation auf der Hand. Alle legen eine Karte verdeckt, dann wird zugleich aufgedeckt; die höchste nimmt den Stich. Spieler mit gleich hohen höchsten Karten ziehen blind eine Karte, jeder aus der Hand des nächsten von ihnen. Eine gezogene Karte kämpft, allein mit ihrem Wert, für den, aus dessen Hand sie kam; die stärkste nimmt den Stich. Währenddessen werfen alle anderen eine beliebige Karte in den Stich ab.',
        ruling:
          'Der Bildschirm verteilt die Nationen in Sitzordnung. Ist es wieder gleich, ziehen die Gleichen noch einmal; sind ihre Hände leer, behält jeder seine eigenen Karten des Stichs.',
      },
      'CB-8': {
        rule: 'Ein Narr schlägt Damen und Monarchen. Narren von mehr als zwei Spielern schlägt nur eine Hauptstadt. In einem Stich mit Narren greift kein Pferd an.',
        ruling:
          'Ist eine Dame oder ein Monarch die höchste offene Karte, nimmt ein Narr den Stich; zwei Narren ziehen darum wie in CB-7. Mehr als zwei Narren in einem Stich schlägt eine Hauptstadt; liegt keine da, ziehen sie.',
      },
      'CB-9': {
        rule: 'Ist deine Karte genau eins unter der höchsten, darfst du ein Pferd darauflegen und eine Karte aus der Hand des Spielers mit der höchsten ziehen. Ist die gezogene Karte stärker als deine, sind deine Karte und das Pferd an den Stich verloren, der geht wie zuvor; ist sie schwächer, gehört der Stich samt der gezogenen Karte dir. Alle anderen werfen eine Karte ab. Wird ein Pferd gezogen, liegen beide Pferde beiseite und kommen nach dem Stich auf die Hand zurück; ihr zieht voneinander eine andere Karte, und der Stich gehört dem, aus dessen Hand die stärkere kam. Kein Pferd darf angreifen, wenn mehrere eins darunter liegen, und keines im vorletzten Stich.',
        ruling:
          'Das Pferd ist die 2, wenn ihr keine andere Zahl von 3 bis 10 vereinbart. Eine gezogene Karte zählt nur ihren Wert, ein Narr 1; auch eine gleiche gewinnt. Sind die Karten nach zwei Pferden wieder gleich, zieht ihr noch einmal; ist keine mehr da, nimmt die höchste den Stich. Kein Pferd, wenn die höchste Karte mehrmals liegt oder nach dem Legen in jeder Hand weniger als zwei Karten sind.',
      },
      'CB-10': {
        rule: 'Sind die Hände leer, gewinnt, wessen Karten zusammen am meisten zählen.',
        ruling:
          'Spieler mit gleicher Summe teilen sich den Sieg. Der Geber kann das Spiel auch früher beenden: Der begonnene Stich zählt nicht. Solange mindestens zwei bleiben, können Spieler gehen und zurückkommen; bis dahin werden ihre Karten blind aus der Hand gespielt, und sie können nicht gewinnen.',
      },
    },
    'Französische Karten': {
      'CB-11': {
        rule: 'Mit dem Deck lässt sich auch jedes französische Kartenspiel spielen: Die Wappen sind die Farben, die Einsen die Joker, die Priester die Asse; Dame, Monarch und Hauptstadt sind die Bildkarten.',
        ruling:
          'Dort steht die Hauptstadt über dem Monarchen und der Monarch über der Dame. Umgekehrt ersetzen 52 französische Karten und vier Joker das Deck: Herz ist ungarisch, Pik deutsch, Kreuz türkisch, Karo polnisch. Ein Joker ist die 1, ein Bube der Priester, eine Dame die Dame, ein König der Monarch, ein Ass die Hauptstadt.',
      },
    },
  },
  page: {
    lead: 'Gewinnt Karten: Am Ende siegt die höchste Summe der Kartenwerte. Bellum: 2 bis 4 Spieler, jeder für sich. Sonst 4 Spieler, zwei Bündnisse.',
    figure: 'Vier Nationen, jede mit den Zahlen 1 bis 10, römisch geschrieben, und vier Hofkarten. Die 1 ist der Narr.',
    parts: {
      'Die Karten': [
        'Sortiert sie nach Wappen. Zahlen zählen ihren Wert, Priester 11, Damen 12, Monarchen 13, Hauptstädte 14.',
        { clause: 'CB-11', ruling: 'Französisch: Joker = 1, Bube = Priester, Dame = Dame, König = Monarch, Ass = Hauptstadt.' },
        { clause: 'CB-11', ruling: 'Herz ist ungarisch, Pik deutsch, Kreuz türkisch, Karo polnisch; je ein Joker.' },
      ],
      Bellum: [
        'Jeder nimmt eine Nation auf die Hand und legt eine Karte verdeckt. Zugleich wird aufgedeckt; die höchste nimmt den Stich.',
        'Mehrere höchste: Diese Spieler ziehen blind, jeder aus der Hand des nächsten von ihnen. Eine gezogene Karte kämpft für den, von dem sie kam; die stärkste nimmt den Stich. Alle anderen legen eine beliebige Karte dazu.',
        { clause: 'CB-7', ruling: 'Wieder gleich: noch einmal ziehen. Sind ihre Hände leer, behält jeder das Eigene.' },
        'Ein Narr schlägt Damen und Monarchen.',
        { clause: 'CB-8', ruling: 'Er nimmt den Stich, wenn eine davon die höchste Karte ist; zwei Narren ziehen darum.' },
        { clause: 'CB-8', ruling: 'Mehr als zwei Narren schlägt nur eine Hauptstadt; liegt keine da, ziehen sie.' },
        'Sind die Hände leer, gewinnt die höchste Summe.',
        { clause: 'CB-10', ruling: 'Spieler mit gleicher Summe teilen sich den Sieg.' },
      ],
      'Bellum: das Pferd': [
        'Ist deine Karte genau eins unter der höchsten, darfst du ein Pferd darauflegen und beim Spieler mit der höchsten eine Karte ziehen. Alle anderen legen eine Karte dazu.',
        'Ist die gezogene schwächer als deine, gehört der Stich dir. Ist sie stärker, nimmt er ihn mit Karte und Pferd.',
        'Wird ein Pferd gezogen, kommen beide Pferde nach dem Stich auf die Hand zurück. Ihr zieht voneinander eine andere Karte; der Stich gehört dem, von dem die stärkere kam.',
        {
          clause: 'CB-9',
          ruling: 'Das Pferd ist die 2 oder eine vereinbarte Zahl. Auch bei einer gleichen gewinnst du.',
        },
        { clause: 'CB-9', ruling: 'Nach zwei Pferden: bei Gleichstand noch einmal ziehen; ohne Karten gewinnt die höchste.' },
        { clause: 'CB-9', ruling: 'Kein Pferd, wenn zwei die höchste haben oder ihr weniger als zwei Handkarten habt.' },
        'Kein Pferd bei Narren im Stich oder wenn mehrere um eins darunter liegen.',
      ],
      'Zwei Bündnisse': [
        'Legt die Hauptstädte verdeckt hin; jeder zieht eine Nation. Einer wählt einen Verbündeten und führt zuerst; die übrigen sind der Feind.',
        { clause: 'CB-1', ruling: 'Es wählt, wer links vom Geber sitzt.' },
        'Alle mischen, legen sieben Karten als verdeckten Stapel hin und nehmen sieben auf.',
        'Schlacht: Ein Spieler jedes Bündnisses führt und deckt die oberste Karte seines Stapels auf. Dann legen die anderen zwei zugleich eine Handkarte zu der des Verbündeten. Die höhere Summe nimmt alle vier. Danach führen die anderen. Einfach: beide Karten addieren. Kombiniert: siehe Arten.',
        'Gleiche Summen: Die Handkarten kommen beiseite; wer sie legte, zieht dafür blind eine aus der Hand des anderen.',
        { clause: 'CB-3', ruling: 'Wieder gleich: noch einmal ziehen. Ist eine Hand leer, behält jedes Bündnis das Eigene.' },
        { clause: 'CB-3', ruling: 'Beiseitegelegtes kommt nach der Schlacht auf die Hand zurück.' },
        'Nach 14 Schlachten gewinnt die höhere Summe. Schnell gezählt: Gleiche beider Seiten weg.',
        { clause: 'CB-4', ruling: 'Gleiche Summen: unentschieden.' },
      ],
      'Kombiniert: Arten, die stärkste zuerst': [
        'Hofkarten: Priester, Dame, Monarch, Hauptstadt. Eine höhere Art schlägt jede niedrigere; bei gleicher Art gewinnt die höhere Summe.',
        { clause: 'CB-6', ruling: 'Zahlensumme und Gemischt sind eine Art. Gleich: ziehen wie oben.' },
        ['Art', 'zwei Karten', 'zählt'],
        ['Elitepaar', 'gleiche Hofkarten', 'Summe; Priester 33'],
        ['Elitepartner', 'verschiedene Hofkarten', 'Summe + 3'],
        ['Paar', 'gleiche Zahlen', 'Summe'],
        ['Dreizehn', 'Zahlen, zusammen 13', '13'],
        ['Zahlensumme', 'andere Zahlen', 'Summe *'],
        ['Gemischt', '2–10 mit Hofkarte', 'Summe *'],
        { clause: 'CB-5', ruling: '* Mit einer 2: 2 + das Doppelte der anderen.' },
      ],
      'Narrenpartner: eine 1 mit einer Hofkarte': [
        'Er schlägt jedes Elitepaar und die Elitepartner, in denen seine Hofkarte vorkommt.',
        'Ihn schlagen andere Elitepartner, ein Paar, die Dreizehn und eine Zahlensumme oder Gemischt über 1 + seine Hofkarte.',
        {
          clause: 'CB-6',
          ruling: 'Alle anderen Zahlensummen und Gemischt schlägt er. Von zweien: die höhere Hofkarte; gleich: ziehen.',
        },
      ],
    },
  },
};
