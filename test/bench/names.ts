/** The players of a table with up to ten seats. */
export const NAMES: readonly string[] = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ida', 'Jenő'];
