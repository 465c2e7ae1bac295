import type { FieldErrorCode } from '@portico/contract';
import * as v from 'valibot';
import { amountMaxDecimals, itemMaxCount, verificationCodeLength } from '@portico/contract/limits';

type NoParams = Record<string, never>;

type ParamsByCode = {
  wrong_type: { expected: string };
  too_short: { min: number };
  too_long: { max: number };
  too_small: { min: number };
  too_large: { max: number };
  too_many_decimals: { max: number };
  digits_exactly: { length: number };
  quantity_max: { max: number };
};

/** Parameters for each code's message: bounds and lengths; lengths in characters, amounts in euros. */
export type FieldErrorParams = { [Code in FieldErrorCode]: Code extends keyof ParamsByCode ? ParamsByCode[Code] : NoParams };

/** The contract's FieldError with the parameters of each code. The path is dotted; empty for the whole value. */
export type FieldIssue = { [Code in FieldErrorCode]: { path: string; code: Code; params: FieldErrorParams[Code] } }[FieldErrorCode];

/** A schema's own message is a code of the contract; the library's are sentences. */
export function isFieldErrorCode(message: string): message is FieldErrorCode {
  return /^[a-z_]+$/.test(message);
}

/** Any schema of this package, for a generic form. */
export type FormSchema = v.GenericSchema;

export type Validation<Output> = { ok: true; output: Output } | { ok: false; issues: FieldIssue[] };

/** Returns a schema's output for an input, or the issues that refuse it. */
export function validate<Schema extends FormSchema>(schema: Schema, input: unknown): Validation<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  return result.success ? { ok: true, output: result.output } : { ok: false, issues: firstPerPath(result.issues) };
}

/** Returns a schema's issues for an input: one per field, for the first rule it breaks. Empty if it is valid. */
export function issuesOf(schema: FormSchema, input: unknown): FieldIssue[] {
  const validation = validate(schema, input);
  return validation.ok ? [] : validation.issues;
}

function firstPerPath(issues: readonly v.BaseIssue<unknown>[]): FieldIssue[] {
  const first = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    if (!first.has(path)) first.set(path, fieldIssue(path, issue));
  }
  return [...first.values()];
}

function fieldIssue(path: string, issue: v.BaseIssue<unknown>): FieldIssue {
  const code = isFieldErrorCode(issue.message) ? issue.message : structureCode(issue);
  switch (code) {
    case 'wrong_type':
      return { path, code, params: { expected: issue.expected ?? issue.type } };
    case 'too_short':
    case 'too_small':
      return { path, code, params: { min: bound(issue) } };
    case 'too_long':
    case 'too_large':
      return { path, code, params: { max: bound(issue) } };
    case 'too_many_decimals':
      return { path, code, params: { max: amountMaxDecimals } };
    case 'digits_exactly':
      return { path, code, params: { length: verificationCodeLength } };
    case 'quantity_max':
      return { path, code, params: { max: itemMaxCount } };
    default:
      // All other codes have no params; the union is too wide for the compiler to infer that.
      return { path, code, params: {} } as FieldIssue;
  }
}

function bound(issue: v.BaseIssue<unknown>): number {
  if (typeof issue.requirement === 'number') return issue.requirement;
  throw new TypeError(`The rule ${issue.type} says ${issue.message} without a bound`);
}

/** Returns the code of a value with the wrong shape: missing, unknown or of another type. */
export function structureCode(issue: v.BaseIssue<unknown>): 'required' | 'unknown_key' | 'wrong_type' {
  if (issue.input === undefined || issue.input === null) return 'required';
  return issue.type === 'strict_object' && issue.expected === 'never' ? 'unknown_key' : 'wrong_type';
}

/** Returns the code of a value outside a list: nothing chosen yet, or not in the list. */
export function listCode(issue: v.BaseIssue<unknown>): 'required' | 'not_in_list' {
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'not_in_list';
}

/** Returns the code of an invalid number: nothing entered yet, or not readable as a number. */
export function numberCode(issue: v.BaseIssue<unknown>): 'required' | 'not_a_number' {
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'not_a_number';
}
