import type { FieldError } from '@portico/contract';

/** The path of a value: `email`, `configoptions.os`, `contacts.0.phone`. */
export type FieldPath<Values> = Values extends readonly (infer Item)[]
  ? `${number}` | (Item extends object ? `${number}.${FieldPath<Item>}` : never)
  : Values extends object
    ? {
        [Name in keyof Values & string]: Name | (Values[Name] extends object ? `${Name}.${FieldPath<Values[Name]>}` : never);
      }[keyof Values & string]
    : never;

export type ValueAt<Values, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? ValueAt<Member<Values, Name>, Rest>
  : Member<Values, Path>;

type Member<Values, Name extends string> = Values extends readonly (infer Item)[]
  ? Item
  : string extends keyof Values
    ? Values[keyof Values] | undefined
    : Values[Name & keyof Values];

/** An error of a field. `sentence` is the server's, set if it refused the whole call because of this field. */
export type ShownError = FieldError & { readonly sentence?: { readonly text: string; readonly locale: string } };

export type FormState<Values> = {
  readonly values: Values;
  /** Fields that have lost focus at least once. */
  readonly touched: ReadonlySet<string>;
  readonly submitted: boolean;
  /** The server's errors, kept until their field changes. */
  readonly serverErrors: readonly ShownError[];
};

export function initialForm<Values>(values: Values): FormState<Values> {
  return { values, touched: new Set(), submitted: false, serverErrors: [] };
}

/** Sets the value at a path and clears the server errors at or below it. */
export function changeValue<Values>(state: FormState<Values>, path: string, value: unknown): FormState<Values> {
  return {
    ...state,
    values: withValue(state.values, path.split('.'), value) as Values,
    serverErrors: state.serverErrors.filter((error) => !isWithin(error.path, path)),
  };
}

export function touch<Values>(state: FormState<Values>, path: string): FormState<Values> {
  return state.touched.has(path) ? state : { ...state, touched: new Set(state.touched).add(path) };
}

/** Appends a row to a list. */
export function appendRow<Values>(state: FormState<Values>, list: string, row: unknown): FormState<Values> {
  return changeValue(state, `${list}.${rowsAt(state.values, list).length}`, row);
}

/** Removes a row from a list; touched marks and errors of later rows move up with them. */
export function removeRow<Values>(state: FormState<Values>, list: string, index: number): FormState<Values> {
  const moved = (path: string): string | null => {
    if (!isWithin(path, list) || path === list) return path;
    const [row = '', ...rest] = path.slice(list.length + 1).split('.');
    if (Number(row) === index) return null;
    return [list, Number(row) > index ? Number(row) - 1 : row, ...rest].join('.');
  };
  return {
    ...state,
    values: withValue(
      state.values,
      list.split('.'),
      rowsAt(state.values, list).filter((_row, position) => position !== index),
    ) as Values,
    touched: new Set([...state.touched].flatMap((path) => moved(path) ?? [])),
    serverErrors: state.serverErrors.flatMap((error) => {
      const path = moved(error.path);
      return path === null ? [] : [{ ...error, path }];
    }),
  };
}

/** Keeps the server errors that belong to a field of this form. */
export function refuse<Values>(state: FormState<Values>, errors: readonly ShownError[]): FormState<Values> {
  return { ...state, serverErrors: errors.filter((error) => hasField(state.values, error.path)) };
}

/** Returns the error to show at a field: the server's first, then its own issue once it was touched or the form submitted. */
export function errorAt<Values>(state: FormState<Values>, issues: readonly FieldError[], path: string): ShownError | undefined {
  const shown = state.submitted || state.touched.has(path) ? issues : [];
  return [...state.serverErrors, ...shown].find((error) => error.path === path);
}

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), values);
}

function rowsAt(values: unknown, list: string): readonly unknown[] {
  const rows = valueAt(values, list);
  return Array.isArray(rows) ? rows : [];
}

/** A missing key of a record is a field too: an option that was left empty. */
function hasField(values: unknown, path: string): boolean {
  const names = path.split('.');
  const parent = names.length === 1 ? values : valueAt(values, names.slice(0, -1).join('.'));
  return isObject(parent) && (names.length > 1 || Object.hasOwn(parent, path));
}

function withValue(values: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const before = isObject(values) ? values[name] : undefined;
  const next = rest.length === 0 ? value : withValue(before, rest, value);
  if (Array.isArray(values)) return Object.assign([...(values as readonly unknown[])], { [name]: next });
  return { ...(isObject(values) ? values : {}), [name]: next };
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
