import * as v from 'valibot';

type Accepts = (value: unknown) => boolean;

type Entries = Readonly<Record<string, v.GenericSchema>>;
/** The kinds of schema that tests of values are made of here; any other is left to `valibot`. */
type Known =
  | v.StrictObjectSchema<Entries, undefined>
  | v.VariantSchema<string, v.StrictObjectSchema<Entries, undefined>[], undefined>
  | v.UnionSchema<v.GenericSchema[], undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.LiteralSchema<string, undefined>
  | v.CustomSchema<unknown, undefined>
  | v.NumberSchema<undefined>
  | v.StringSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.UnknownSchema;

/** The validations that stand in every line of a record, likewise. */
type KnownAction =
  | v.IntegerAction<number, undefined>
  | v.MinValueAction<number, number, undefined>
  | v.MaxValueAction<number, number, undefined>
  | v.MaxLengthAction<string | readonly unknown[], number, undefined>
  | v.RegexAction<string, undefined>
  | v.IsoTimestampAction<string, undefined>;

/**
 * A test of values, several times faster than the schema, which copies and writes issues. A value refused by it may still
 * pass the schema.
 */
export function testOf(schema: v.GenericSchema): Accepts {
  if (!('pipe' in schema)) return testOfBare(schema as Known);
  const [before, ...actions] = schema.pipe as [v.GenericSchema, ...v.GenericPipeItem[]];
  const validations = actions.filter((action) => action.kind === 'validation');
  // A transformation changes what the actions after it see.
  if (validations.length < actions.length) return (value) => v.is(schema, value);
  const tests = validations.map((action) => testOfAction(action as KnownAction));
  return tests.reduce((first, then) => (value) => first(value) && then(value), testOf(before));
}

/** Only for a value that the schema before it accepts. */
function testOfAction(action: KnownAction): Accepts {
  switch (action.type) {
    case 'integer':
      return Number.isInteger;
    case 'min_value':
      return (value) => (value as number) >= action.requirement;
    case 'max_value':
      return (value) => (value as number) <= action.requirement;
    case 'max_length':
      return (value) => (value as string | readonly unknown[]).length <= action.requirement;
    case 'regex':
    case 'iso_timestamp':
      return (value) => action.requirement.test(value as string);
    default:
      return (value) => (action as v.GenericValidation)['~run']({ typed: true, value }, {}).issues === undefined;
  }
}

function testOfBare(schema: Known): Accepts {
  switch (schema.type) {
    case 'strict_object':
      return testOfObject(schema.entries);
    case 'variant':
      return testOfVariant(schema);
    case 'union': {
      const tests = schema.options.map(testOf);
      return (value) => tests.some((test) => test(value));
    }
    case 'array': {
      const item = testOf(schema.item);
      return (value) => {
        if (!Array.isArray(value)) return false;
        // By index, here and below: when a night is opened nothing is compiled yet, and until then iterators are slow.
        for (let at = 0; at < value.length; at += 1) if (!item(value[at])) return false;
        return true;
      };
    }
    case 'nullable': {
      const wrapped = testOf(schema.wrapped);
      return (value) => value === null || wrapped(value);
    }
    case 'picklist':
      return (value) => schema.options.includes(value as string);
    case 'literal':
      return (value) => value === schema.literal;
    case 'custom':
      return (value) => schema.check(value);
    case 'number':
    case 'string':
    case 'boolean':
      return (value) => typeof value === schema.type && value === value;
    case 'unknown':
      return () => true;
    default:
      return (value) => v.is(schema, value);
  }
}

interface Part {
  readonly key: string;
  readonly optional: boolean;
  readonly test: Accepts;
}

function testOfObject(entries: Entries): Accepts {
  const parts = Object.entries(entries).map(([key, schema]) => {
    const optional = schema.type === 'exact_optional';
    return {
      key,
      optional,
      test: testOf(optional ? (schema as v.ExactOptionalSchema<v.GenericSchema, undefined>).wrapped : schema),
    };
  });
  return (value) => {
    if (!isObject(value)) return false;
    let unknown = 0;
    for (const _ in value) unknown += 1;
    for (let at = 0; at < parts.length; at += 1) {
      const { key, optional, test } = parts[at] as Part;
      const part = value[key];
      if (part === undefined && optional) continue;
      if (part === undefined || !test(part)) return false;
      unknown -= 1;
    }
    return unknown === 0;
  };
}

function testOfVariant({ key, options }: Extract<Known, { type: 'variant' }>): Accepts {
  const tests = new Map<unknown, Accepts>();
  for (const option of options) {
    const named = option.entries[key];
    if (named?.type === 'literal') tests.set((named as v.LiteralSchema<string, undefined>).literal, testOf(option));
  }
  return (value) => isObject(value) && tests.get(value[key])?.(value) === true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
