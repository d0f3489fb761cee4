import { runReferee } from './command-line.ts';
import { processIo } from './io.ts';

process.exitCode = await runReferee(process.argv.slice(2), processIo(process));
