/**
 * The licences of this program and of all parts by others, as one text. It is put here when the pages are built
 * (`scripts/licences.ts`), because only then it is known what they are made of.
 */
const text: string | undefined = undefined;
export default text;
