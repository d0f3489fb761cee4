/** Something has happened that never may. */
export class Violation extends Error {
  override readonly name = 'Violation';
}
