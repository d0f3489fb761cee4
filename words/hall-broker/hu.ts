import { listIn } from '../language.ts';
import type { HallBrokerWords } from './en.ts';

const list = listIn('hu');

export const HALL_BROKER_HU: HallBrokerWords = {
  renewed: (tables) =>
    `Új kódot kapott: ${list(tables.map((table) => `${table}.`))} asztal. A régi kódtól a terem már semmit sem fogad el. A brókernek saját jelszavai vannak: amíg az újakat be nem olvassa, a régi kódot még beengedheti, az újat pedig nem.`,
  reload: (folder) =>
    `Az új jelszavak itt vannak: ${folder}. Olvastasd be őket a brókerrel (Mosquitto: SIGHUP jelzés). Ez addig áll itt, amíg valaki be nem lépett az új kóddal.`,
  unwritten: (folder, code) =>
    `A terem nem tudja ide írni az új jelszavakat: ${folder} (${code}). Hárítsd el az akadályt, aztán adj még egyszer új kódot.`,
  noFolder:
    'A terem nem ismer mappát a bróker jelszavainak. Állítsd le, indítsd el egyszer a --mosquitto MAPPA kapcsolóval, és add meg a brókernek az ottani jelszavakat.',
};
