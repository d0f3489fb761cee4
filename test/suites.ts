/** A suite; `npm test` runs it beside those with another number of workers. */
interface Suite {
  readonly name: string;
  /** How many of its files run at once: two where they compute, three where they mostly wait for programs, pages and pads. */
  readonly workers: 2 | 3;
  /** It starts our programs. */
  readonly isBuilt?: boolean;
  /**
   * It drives windows of real browsers, which a busy machine can hold up at any moment. `npm test` names each test that needed its
   * second attempt.
   */
  readonly hasWindows?: boolean;
}

export const SUITES: readonly Suite[] = [
  { name: 'unit', workers: 2 },
  { name: 'components', workers: 2 },
  { name: 'repository', workers: 2 },
  { name: 'firmware', workers: 2 },
  { name: 'shipping', workers: 2, isBuilt: true },
  { name: 'screens', workers: 2, isBuilt: true, hasWindows: true },
  { name: 'browser', workers: 3, isBuilt: true, hasWindows: true },
  { name: 'electron', workers: 3, isBuilt: true, hasWindows: true },
  { name: 'record', workers: 3 },
  { name: 'serial', workers: 3, isBuilt: true },
  { name: 'edges', workers: 3, isBuilt: true },
  { name: 'secrecy', workers: 3, isBuilt: true },
];
