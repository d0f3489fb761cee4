import { listIn } from '../language.ts';
import type { HallBrokerWords } from './en.ts';

const list = listIn('de');

export const HALL_BROKER_DE: HallBrokerWords = {
  renewed: (tables) =>
    `Neuer Code für ${tables.length === 1 ? 'Tisch' : 'die Tische'} ${list(tables.map(String))}. Vom alten Code nimmt der Saal nichts mehr an. Der Broker hat eigene Passwörter: Bis er die neuen gelesen hat, lässt er vielleicht noch den alten Code ein, und den neuen nicht.`,
  reload: (folder) =>
    `Die neuen Passwörter stehen in ${folder}. Lass den Broker sie neu lesen (Mosquitto: Signal SIGHUP). Das steht hier, bis jemand mit dem neuen Code beigetreten ist.`,
  unwritten: (folder, code) =>
    `Der Saal kann die neuen Passwörter nicht nach ${folder} schreiben (${code}). Behebe das und erneuere den Code dann noch einmal.`,
  noFolder:
    'Der Saal kennt keinen Ordner für die Passwörter des Brokers. Beende ihn, starte ihn einmal mit --mosquitto ORDNER und gib dem Broker die Passwörter von dort.',
};
