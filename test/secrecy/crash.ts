/** Ways in which a process crashes, each as code that is run in it. */
export const CRASHES = {
  'an error that nobody catches': "setImmediate(() => { throw new Error('it broke') })",
  'a promise that nobody minds': "Promise.reject(new Error('it broke'))",
  'no memory left': 'const all = []; for (;;) all.push(Array.from({ length: 100_000 }, Math.random))',
  'an abort': 'process.abort()',
} as const;
export type Crash = keyof typeof CRASHES;

/** Those that the host outlives. */
export const OUTLIVED: ReadonlySet<Crash> = new Set(['an error that nobody catches', 'a promise that nobody minds']);

/**
 * The environment of a host that breaks down in this way at SIGWINCH, and writes all the reports that Node can: at the
 * crash, and at SIGUSR2.
 */
export function doomed(crash: Crash, reports: string): Readonly<Record<string, string>> {
  const code = encodeURIComponent(`process.on('SIGWINCH', () => { ${CRASHES[crash]} })`);
  const options = [
    `--import=data:text/javascript,${code}`,
    '--report-on-fatalerror',
    '--report-uncaught-exception',
    '--report-on-signal',
    `--report-directory=${reports}`,
    '--trace-uncaught',
    '--max-old-space-size=200',
    '--inspect-port=0',
  ];
  return { NODE_OPTIONS: options.join(' ') };
}
