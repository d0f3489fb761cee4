import { inEach } from '../language.ts';
import { MY_TABLE_DE } from './de.ts';
import { MY_TABLE_EN, type MyTableWords } from './en.ts';
import { MY_TABLE_HU } from './hu.ts';

export const MY_TABLE_WORDS = inEach<MyTableWords>(MY_TABLE_EN, MY_TABLE_HU, MY_TABLE_DE);
