import type { ErrorObject } from 'ajv/dist/2020.js';

const nouns: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
  date: 'a date such as 2026-11-28',
  'date-time': 'a time such as 2026-11-28T09:30:00Z',
};

/** Returns what's wrong with a field: `due_date is "soon", not a date such as 2026-11-28`. */
export function sentenceOf(error: ErrorObject): string {
  const { keyword, data } = error;
  // Ajv types the parameters of a keyword only by its name.
  const params = error.params as Readonly<Record<string, unknown>>;
  const field = error.instancePath.slice(1).replaceAll('/', '.');
  const name = field === '' ? 'the response' : field;
  switch (keyword) {
    case 'required': {
      return `${field === '' ? '' : `${field}.`}${String(params['missingProperty'])} is missing`;
    }
    case 'type': {
      const types = [params['type']].flat().map(String);
      return `${name} is ${shown(data)}, not ${types.map((type) => nouns[type] ?? type).join(' or ')}`;
    }
    case 'format': {
      const format = String(params['format']);
      return `${name} is ${shown(data)}, not ${nouns[format] ?? format}`;
    }
    case 'enum': {
      const allowed = [params['allowedValues']].flat().map(String);
      return `${name} is ${shown(data)}, not one of ${allowed.join(', ')}`;
    }
    case 'maxDecimals': {
      return `${name} is ${shown(data)}: euros have two decimals at most`;
    }
    default: {
      return `${name} is ${shown(data)}, which ${error.message ?? 'breaks its schema'}`;
    }
  }
}

/** Returns a value as short JSON. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value) ?? typeof value;
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}
