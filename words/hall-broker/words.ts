import { inEach } from '../language.ts';
import { HALL_BROKER_DE } from './de.ts';
import { HALL_BROKER_EN, type HallBrokerWords } from './en.ts';
import { HALL_BROKER_HU } from './hu.ts';

export const HALL_BROKER_WORDS = inEach<HallBrokerWords>(HALL_BROKER_EN, HALL_BROKER_HU, HALL_BROKER_DE);
