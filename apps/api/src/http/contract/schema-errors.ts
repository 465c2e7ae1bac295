import type { FieldError } from '@portico/contract';
import type { ErrorObject } from 'ajv/dist/2020.js';

type Translation = Omit<FieldError, 'path'> & { key?: string };
type Params = Readonly<Record<string, unknown>>;

const limitOf = (params: Params, name: 'min' | 'max') => ({ [name]: Number(params['limit']) });

/** Translates JSON Schema keywords into the contract's error codes. */
const translations: Readonly<Record<string, (params: Params) => Translation>> = {
  required: (params) => ({ code: 'required', params: {}, key: String(params['missingProperty']) }),
  additionalProperties: (params) => ({ code: 'unknown_key', params: {}, key: String(params['additionalProperty']) }),
  type: (params) => ({ code: 'wrong_type', params: { expected: [params['type']].flat().join(' or ') } }),
  minLength: (params) => ({ code: 'too_short', params: limitOf(params, 'min') }),
  maxLength: (params) => ({ code: 'too_long', params: limitOf(params, 'max') }),
  minItems: (params) => ({ code: 'too_short', params: limitOf(params, 'min') }),
  maxItems: (params) => ({ code: 'too_long', params: limitOf(params, 'max') }),
  minProperties: () => ({ code: 'required', params: {} }),
  maxProperties: (params) => ({ code: 'too_long', params: limitOf(params, 'max') }),
  minimum: (params) => ({ code: 'too_small', params: limitOf(params, 'min') }),
  maximum: (params) => ({ code: 'too_large', params: limitOf(params, 'max') }),
  enum: () => ({ code: 'not_in_list', params: {} }),
};

const insideAlternative = /\/(?:oneOf|anyOf)\/\d+\//;

/**
 * Translates Ajv's errors into the contract's. Errors of single oneOf alternatives don't help a reader, so only the oneOf itself is
 * reported.
 */
export function fieldErrorsOf(errors: readonly ErrorObject[]): FieldError[] {
  return errors
    .filter(({ schemaPath }) => !insideAlternative.test(schemaPath))
    .map(({ keyword, params, instancePath }) => {
      const { key, ...error } = translations[keyword]?.(params) ?? { code: 'invalid' as const, params: {} };
      return { path: [...stepsOf(instancePath), ...(key === undefined ? [] : [key])].join('.'), ...error };
    });
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
