import document from '@portico/contract/openapi.json' with { type: 'json' };
import type { OperationId } from '@portico/contract/operations';
import { operations } from '@portico/contract/operations';

export type JsonSchema = { readonly [keyword: string]: unknown };

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema };
type MediaTypes = Readonly<Record<string, { schema: JsonSchema }>>;
type Reference = { $ref: string };
type DescribedOperation = {
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: { content: MediaTypes };
  responses: Readonly<Record<string, { content?: MediaTypes } | Reference>>;
};
type Document = { paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>; components: JsonSchema };

/** The name under which schemas refer to the bundled contract: `contract#/components/…`. */
export const contractName = 'contract';
// The file's literal type is wider than needed and much slower to check. Its shape is OpenAPI's.
const published = document as unknown as Document;
/** The contract as this API keeps it: it leaves out nothing that an API of the core may leave out. */
export const contractDocument: Document = { ...published, components: requireDefaulted(published.components) as JsonSchema };

/** Requires every property of a schema that has a default. Only responses have such properties. */
function requireDefaulted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(requireDefaulted);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, requireDefaulted(inner)]));
  const properties = value as { properties?: Readonly<Record<string, JsonSchema>>; required?: readonly string[] };
  const defaulted = Object.entries(properties.properties ?? {}).flatMap(([name, { default: standIn }]) =>
    standIn === undefined ? [] : [name],
  );
  if (defaulted.length === 0) return copy;
  const whole = Object.entries(copy['properties'] as Readonly<Record<string, JsonSchema>>).map(
    ([name, { default: _standIn, ...schema }]) => [name, schema],
  );
  return { ...copy, required: [...(properties.required ?? []), ...defaulted], properties: Object.fromEntries(whole) as unknown };
}

function follow<T extends object>(value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let found: unknown = contractDocument;
  for (const step of value.$ref.slice('#/'.length).split('/')) {
    found = (found as Readonly<Record<string, unknown>>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return follow(found as T | Reference);
}

/** Rewrites references in a schema to name the contract, for use outside the document. */
function outside(schema: JsonSchema): JsonSchema {
  const { $ref, items } = schema;
  if (typeof $ref === 'string') return { $ref: `${contractName}${$ref}` };
  return typeof items === 'object' && items !== null ? { ...schema, items: outside(items as JsonSchema) } : schema;
}

export type OperationSchemas = {
  query: {
    schema: JsonSchema;
    numeric: ReadonlySet<string>;
    /** Repeated for each of several values. */
    lists: ReadonlySet<string>;
    /** The lists whose values are integers. */
    numericLists: ReadonlySet<string>;
  };
  headers: { schema: JsonSchema; names: readonly string[] };
  body: JsonSchema | null;
  /** True if the body is a file of any bytes. */
  takesFile: boolean;
  /** Maps a status (or `default`) to the response schema by media type. */
  responses: ReadonlyMap<string, ReadonlyMap<string, JsonSchema>>;
};

const known = new Map<OperationId, OperationSchemas>();

export function schemasOf(id: OperationId): OperationSchemas {
  const schemas = known.get(id) ?? readSchemas(id);
  known.set(id, schemas);
  return schemas;
}

function readSchemas(id: OperationId): OperationSchemas {
  const { method, path } = operations[id];
  const operation = contractDocument.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The contract has no ${method} ${path}`);
  const parameters = (operation.parameters ?? []).map((parameter) => follow(parameter));
  const taken = operation.requestBody?.content ?? {};
  const body = taken['application/json']?.schema;
  const responses = Object.entries(operation.responses).map(([status, response]): [string, ReadonlyMap<string, JsonSchema>] => {
    const { content = {} } = follow<{ content?: MediaTypes }>(response);
    return [status, new Map(Object.entries(content).map(([media, { schema }]) => [media, outside(schema)]))];
  });
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const namesOf = (type: string) => new Set(inQuery.filter(({ schema }) => follow(schema)['type'] === type).map(({ name }) => name));
  const lists = namesOf('array');
  const itemsOf = (name: string) => follow(inQuery.find((parameter) => parameter.name === name)?.schema ?? {})['items'];
  const isNumeric = (name: string) => follow((itemsOf(name) ?? {}) as JsonSchema)['type'] === 'integer';
  const inHeaders = parameters.filter((parameter) => parameter.in === 'header');
  return {
    query: {
      schema: { ...objectOf(inQuery), additionalProperties: false },
      numeric: namesOf('integer'),
      lists,
      numericLists: new Set([...lists].filter(isNumeric)),
    },
    headers: { schema: objectOf(inHeaders), names: inHeaders.map(({ name }) => name) },
    body: body === undefined ? null : outside(body),
    takesFile: 'application/octet-stream' in taken,
    responses: new Map(responses),
  };
}

function objectOf(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, outside(schema)])),
  };
}
