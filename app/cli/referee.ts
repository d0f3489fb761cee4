#!/usr/bin/env node
import { runReferee } from './command-line.ts';
import { processIo } from './io.ts';
import { exitWith } from './process.ts';

await exitWith(await runReferee(process.argv.slice(2), processIo(process)));
