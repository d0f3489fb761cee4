import { PHONE_DE } from './de.ts';
import { PHONE_EN, type PhoneWords } from './en.ts';
import { PHONE_HU } from './hu.ts';
import { inEach } from '../language.ts';

export const PHONE_WORDS = inEach<PhoneWords>(PHONE_EN, PHONE_HU, PHONE_DE);
