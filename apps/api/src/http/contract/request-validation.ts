import type { FieldError } from '@portico/contract';
import type { OperationId } from '@portico/contract/operations';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contractDocument, contractName, schemasOf } from './contract-document.ts';
import { fieldErrorsOf } from './schema-errors.ts';
import { textErrors } from './text-errors.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Compiles schemas that refer to the contract, once per process. No coercion: "1" isn't a number and [500] isn't a string. Defaults apply to
 * query values only, because no body in the contract has any.
 */
export const contractAjv = (): Ajv2020 => (shared ??= createAjv());
let shared: Ajv2020 | undefined;

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, useDefaults: true, allowUnionTypes: true });
  ajv.addVocabulary(['example', 'discriminator', 'components']);
  formats(ajv, ['date', 'date-time']);
  // Matches what PostgreSQL accepts. The library's format also accepts urn:uuid:...
  ajv.addFormat('uuid', uuid);
  ajv.addSchema({ components: contractDocument.components }, contractName);
  return ajv;
}

export type RawRequest = { query: Record<string, unknown>; headers: Readonly<Record<string, unknown>>; body: unknown };
export type ValidRequest = { query: Record<string, unknown>; headers: Record<string, unknown>; body: unknown };
type RequestValidator = (request: RawRequest) => { ok: true; request: ValidRequest } | { ok: false; errors: FieldError[] };

const maxErrors = 100;
const wholeNumber = /^(?:0|-?[1-9]\d{0,15})$/;

const validators = new Map<OperationId, RequestValidator>();

/**
 * Validates an operation's query, headers and body together, so that a form gets all errors at once. Its schemas are compiled on the first
 * request of the process, because compiling them all takes a third of the startup time.
 */
export const validateRequest = (id: OperationId, raw: RawRequest): ReturnType<RequestValidator> => {
  const validator = validators.get(id) ?? createValidator(id);
  validators.set(id, validator);
  return validator(raw);
};

function createValidator(id: OperationId): RequestValidator {
  const schemas = schemasOf(id);
  const checkQuery = contractAjv().compile(schemas.query.schema);
  const checkHeaders = contractAjv().compile(schemas.headers.schema);
  const checkBody = schemas.body === null ? null : contractAjv().compile(schemas.body);
  return (raw) => {
    const query = { ...raw.query };
    for (const name of schemas.query.numeric) {
      if (name in query) query[name] = numberIn(query[name]);
    }
    for (const name of schemas.query.lists) {
      if (!(name in query)) continue;
      const values = [query[name]].flat();
      query[name] = schemas.query.numericLists.has(name) ? values.map(numberIn) : values;
    }
    const headers = Object.fromEntries(
      schemas.headers.names.flatMap((name) => {
        const value = raw.headers[name.toLowerCase()];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const errors = [
      ...textErrors(query),
      ...textErrors(raw.body),
      ...run(checkQuery, query),
      ...run(checkHeaders, headers),
      ...(checkBody === null ? bodyNotWanted(raw.body) : run(checkBody, raw.body)),
    ];
    return errors.length === 0 ? { ok: true, request: { query, headers, body: raw.body } } : { ok: false, errors: distinct(errors) };
  };
}

/** Returns the whole number of a text, and anything else as it is, for the schema to refuse. */
function numberIn(value: unknown): unknown {
  return typeof value === 'string' && wholeNumber.test(value) ? Number(value) : value;
}

function run(check: ValidateFunction, value: unknown): FieldError[] {
  if (check(value)) return [];
  const errors: readonly ErrorObject[] = check.errors ?? [];
  return fieldErrorsOf(errors);
}

/** An operation without a body accepts none, or the empty object that some clients send. */
function bodyNotWanted(body: unknown): FieldError[] {
  if (body === undefined || body === null) return [];
  if (typeof body !== 'object' || Array.isArray(body)) return [{ path: '', code: 'wrong_type', params: { expected: 'object' } }];
  return Object.keys(body).map((key) => ({ path: key, code: 'unknown_key', params: {} }));
}

function distinct(errors: readonly FieldError[]): FieldError[] {
  const seen = new Map<string, FieldError>();
  for (const error of errors) {
    const key = `${error.code} ${error.path}`;
    if (!seen.has(key)) seen.set(key, error);
    if (seen.size === maxErrors) break;
  }
  return [...seen.values()];
}
