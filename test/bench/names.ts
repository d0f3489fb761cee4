/** Who sits at a table of up to ten. */
export const NAMES: readonly string[] = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ida', 'Jenő'];
