import schemas from '@portico/contract/response-schemas.json' with { type: 'json' };
import type { OperationId } from '@portico/contract/operations';
import { Validator } from '@cfworker/json-schema';
import type { OutputUnit } from '@cfworker/json-schema';

/** Where an answer differs from the contract. */
export type Mismatch = {
  readonly operationId: OperationId;
  /** Such as `items.0.amount`; empty for the whole answer. */
  readonly field: string;
  /** Undefined if the field is missing. */
  readonly value: unknown;
};

const validators = new Map<OperationId, Validator>();

/** The library interprets schemas, so that it works where a policy forbids `eval`. */
function validatorOf(operationId: OperationId): Validator | undefined {
  const answers: Readonly<Partial<Record<OperationId, object>>> = schemas.operations;
  const schema = answers[operationId];
  if (!schema) return undefined;
  const known = validators.get(operationId);
  if (known) return known;
  const made = new Validator({ ...schema, $defs: schemas.$defs }, '2020-12', false);
  validators.set(operationId, made);
  return made;
}

/** Returns where an operation's answer, with its defaults filled in, differs from the contract; null if it doesn't. */
export function findMismatch(operationId: OperationId, answer: unknown): Mismatch | null {
  const result = validatorOf(operationId)?.validate(answer);
  if (!result || result.valid) return null;
  const [first = ''] = result.errors.map(fieldOf).toSorted((one, other) => depthOf(other) - depthOf(one));
  return { operationId, field: first, value: valueAt(answer, first) };
}

/** Returns a sentence for the log: `listInvoices: items.0.amount is "12"`. */
export function describeMismatch({ operationId, field, value }: Mismatch): string {
  const where = field === '' ? operationId : `${operationId}: ${field}`;
  return `${where} is ${value === undefined ? 'missing' : JSON.stringify(value).slice(0, 100)}`;
}

/** The innermost error says most: the outer ones only say that something inside is wrong. */
const depthOf = (field: string) => (field === '' ? 0 : field.split('.').length);

function fieldOf({ instanceLocation, keyword, error }: OutputUnit): string {
  const path = instanceLocation.split('/').slice(1);
  const missing = keyword === 'required' ? /property "([^"]+)"/u.exec(error)?.[1] : undefined;
  return [...path, ...(missing === undefined ? [] : [missing])].join('.');
}

function valueAt(answer: unknown, field: string): unknown {
  let value = answer;
  for (const step of field === '' ? [] : field.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return value;
}
