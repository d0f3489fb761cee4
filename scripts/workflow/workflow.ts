import * as v from 'valibot';
import { parse } from 'yaml';

/* The part of a GitHub workflow that is executed here. Keys that nothing here reads may be there. */

const text = v.union([v.string(), v.number(), v.boolean()]);
const settings = v.record(v.string(), text);

const stepSchema = v.looseObject({
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  env: v.optional(settings, {}),
  'working-directory': v.optional(v.string(), '.'),
});
export type Step = v.InferOutput<typeof stepSchema>;

const matrixSchema = v.objectWithRest({ include: v.optional(v.array(settings), []) }, v.array(text));

const jobSchema = v.looseObject({
  'runs-on': v.string(),
  permissions: v.optional(v.record(v.string(), v.string())),
  env: v.optional(settings, {}),
  strategy: v.optional(v.looseObject({ matrix: v.optional(matrixSchema, {}) }), {}),
  steps: v.array(stepSchema),
});
export type Job = v.InferOutput<typeof jobSchema>;

const workflowSchema = v.looseObject({
  name: v.string(),
  permissions: v.optional(v.record(v.string(), v.string())),
  jobs: v.record(v.string(), jobSchema),
});
export type Workflow = v.InferOutput<typeof workflowSchema>;

/** One choice of each value of a matrix, as text. */
export type MatrixRow = Readonly<Record<string, string>>;

/** @throws ValiError if the text is no workflow as it is understood here */
export function parseWorkflow(source: string): Workflow {
  return v.parse(workflowSchema, parse(source));
}

/** All rows of a job's matrix, as GitHub makes them; one empty row if the job has no matrix. */
export function rowsOf({ strategy }: Job): readonly MatrixRow[] {
  const { include, ...axes } = strategy.matrix;
  const none: readonly MatrixRow[] = [{}];
  const crossed = Object.entries(axes).reduce(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: String(value) }))),
    none,
  );
  const base = Object.keys(axes).length === 0 && include.length > 0 ? [] : crossed;
  return include.map(asText).reduce((rows, extra) => withExtra(rows, extra, Object.keys(axes)), base);
}

/** An entry of `include` goes to every row that it does not contradict, and makes a row of its own if there is none. */
function withExtra(rows: readonly MatrixRow[], extra: MatrixRow, axes: readonly string[]): readonly MatrixRow[] {
  const fits = (row: MatrixRow) => axes.every((axis) => extra[axis] === undefined || extra[axis] === row[axis]);
  const fitting = axes.length > 0 && rows.some(fits);
  return fitting ? rows.map((row) => (fits(row) ? { ...row, ...extra } : row)) : [...rows, extra];
}

function asText(row: Readonly<Record<string, string | number | boolean>>): MatrixRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
}
