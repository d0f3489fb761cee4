/** Something has happened that must never happen. */
export class Violation extends Error {
  override readonly name = 'Violation';
}
