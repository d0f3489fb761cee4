/** How one field of a message stands on the wire. `parse` gives undefined for text that `make` never makes. */
export interface FieldCodec<T> {
  parse(text: string): T | undefined;
  make(value: T): string;
}

/** A whole number in decimal without leading zeros. */
export function whole(least: number, most: number): FieldCodec<number> {
  return {
    parse: (text) => {
      if (!/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
      const value = Number(text);
      return value >= least && value <= most ? value : undefined;
    },
    make: String,
  };
}

/** Text that matches as it is. */
export function matching(pattern: RegExp): FieldCodec<string> {
  return { parse: (text) => (pattern.test(text) ? text : undefined), make: (value) => value };
}

/** Bytes as lower-case hex. */
export function hex(bytes: number): FieldCodec<string> {
  return matching(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
}

/** One of a few values, each with its own text on the wire. */
export function oneOf<T extends string | number>(texts: readonly (readonly [value: T, text: string])[]): FieldCodec<T> {
  const values = new Map(texts.map(([value, text]) => [text, value]));
  const wire = new Map(texts);
  return { parse: (text) => values.get(text), make: (value) => wire.get(value) ?? String(value) };
}
