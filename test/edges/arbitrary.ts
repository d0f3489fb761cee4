import fc from 'fast-check';
import type * as v from 'valibot';

/** The parts of a valibot schema that values are made from. */
interface Known {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly options?: readonly (v.GenericSchema | string | number)[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly literal?: string | number;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly key?: v.GenericSchema;
  readonly value?: v.GenericSchema;
}

/**
 * Values that a schema accepts, or nearly, since custom checks are unknown here. Throws at an unknown kind of schema, so that
 * none is left out unnoticed.
 */
export function arbitraryOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const known = schema as unknown as Known;
  switch (known.type) {
    case 'variant':
    case 'union':
      return fc.oneof(...schemasOf(known).map(arbitraryOf));
    case 'strict_object':
      return objectOf(known);
    case 'literal':
      return fc.constant(known.literal);
    case 'picklist':
      return fc.constantFrom(...(known.options ?? []));
    case 'number':
      return numberOf(known);
    case 'string':
      return textOf(known);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(inner(known.item)), { maxLength: 4 });
    case 'nullable':
      return fc.option(arbitraryOf(inner(known.wrapped)));
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(inner(known.value)), { maxKeys: 3 });
    case 'unknown':
      return fc.jsonValue();
    case 'custom':
      return fc.constantFrom('KD', 'K?', '??', 'X1', 'R1', 'nonsense');
    default:
      throw new Error(`no values are known for “${known.type}”`);
  }
}

/** The schemas among which a variant or union chooses, including those of a variant within it. */
export function schemasOf(schema: v.GenericSchema | Known): readonly v.GenericSchema[] {
  const options = ((schema as Known).options ?? []) as readonly v.GenericSchema[];
  return options.flatMap((option) => (option.type === 'variant' ? schemasOf(option) : [option]));
}

function inner(schema: v.GenericSchema | undefined): v.GenericSchema {
  if (schema === undefined) throw new Error('a schema without the schema of its items');
  return schema;
}

function objectOf({ entries = {} }: Known): fc.Arbitrary<unknown> {
  const optional = (entry: v.GenericSchema) => (entry as unknown as Known).type === 'exact_optional';
  const values = Object.entries(entries).map(([key, entry]) => {
    const { wrapped } = entry as unknown as Known;
    return [key, arbitraryOf(optional(entry) ? inner(wrapped) : entry)] as const;
  });
  const requiredKeys = Object.keys(entries).filter((key) => entries[key] !== undefined && !optional(entries[key]));
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

function requirement({ pipe = [] }: Known, type: string): number | undefined {
  const found = pipe.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

function numberOf(known: Known): fc.Arbitrary<number> {
  const min = requirement(known, 'min_value') ?? -1_000;
  return fc.integer({ min, max: requirement(known, 'max_value') ?? 1_000 });
}

function textOf(known: Known): fc.Arbitrary<string> {
  const pattern = known.pipe?.find((action) => action.type === 'regex')?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  const maxLength = Math.min(requirement(known, 'max_length') ?? 40, 300);
  const any = fc.string({ minLength: requirement(known, 'min_length') ?? 0, maxLength });
  // What a custom check accepts: only that of addresses refuses nearly all texts.
  return known.pipe?.some((action) => action.type === 'check') === true
    ? fc.oneof(any, fc.constant('mqtts://[fe80::1]/k7q2'))
    : any;
}
