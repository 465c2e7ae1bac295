import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OperationId } from '@portico/contract/operations';

export type JsonSchema = { readonly [keyword: string]: unknown };

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly example?: unknown };
type Reference = { readonly $ref: string };
export type DescribedResponse = { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> };
export type DescribedOperation = {
  readonly operationId: string;
  readonly 'x-extension'?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly responses: Readonly<Record<string, DescribedResponse | Reference>>;
};

/** The used parts of the OpenAPI document. */
export type ContractDocument = {
  /** The extensions of the core, name to description. */
  readonly 'x-extensions'?: Readonly<Record<string, string>>;
  /** The extension without which another makes no sense. */
  readonly 'x-requires'?: Readonly<Record<string, string>>;
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & JsonSchema;
};

export type Operation = {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The extension it belongs to. Null for the core. */
  readonly extension: string | null;
  /** True if it requires an access token. */
  readonly isSecured: boolean;
  readonly takesKey: boolean;
  /** Required query parameters with the contract's examples. */
  readonly exampleQuery: Readonly<Record<string, string>>;
  /** Maps a status (or `default`) to where the document has its schemas, by media type. */
  readonly responses: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** Returns the contract of the version that this kit was released with. */
export function readContract(): ContractDocument {
  const require = createRequire(import.meta.url);
  // The file's shape is OpenAPI's.
  return require('@portico/contract/openapi.json') as ContractDocument;
}

/** Reads another contract's JSON. @throws Error that says why it can't be read */
export function readContractFile(file: string): ContractDocument {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Partial<ContractDocument> | null;
  if (!document?.paths || !document.components) throw new Error('it has no paths and components');
  return document as ContractDocument;
}

export function operationsOf(document: ContractDocument): ReadonlyMap<OperationId, Operation> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(document, path, method, described)),
  );
  return new Map(operations.map((operation) => [operation.id, operation]));
}

function operationOf(document: ContractDocument, path: string, method: string, described: DescribedOperation): Operation {
  const parameters = (described.parameters ?? []).map((parameter) => resolve(document, parameter).value);
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const security = described.security ?? document.security ?? [];
  const own = ['paths', path, method, 'responses'];
  return {
    // The document and the type are generated from the same files.
    id: described.operationId as OperationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    extension: described['x-extension'] ?? null,
    isSecured: security.some((scheme) => 'bearer' in scheme),
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    exampleQuery: Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
    responses: new Map(
      Object.entries(described.responses).map(([status, response]) => {
        const { value, at } = resolve<DescribedResponse>(document, response, [...own, status]);
        const media = Object.keys(value.content ?? {}).map((type): [string, string] => [type, pointer([...at, 'content', type, 'schema'])]);
        return [status, new Map(media)];
      }),
    ),
  };
}

/** Follows a reference. Returns the value and where the document has it. */
function resolve<T extends object>(
  document: ContractDocument,
  value: T | Reference,
  at: readonly string[] = [],
): { value: T; at: readonly string[] } {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return { value: value as T, at };
  const steps = value.$ref
    .slice('#/'.length)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let found: unknown = document;
  for (const step of steps) found = (found as Readonly<Record<string, unknown>>)[step];
  return resolve(document, found as T | Reference, steps);
}

const pointer = (steps: readonly string[]) =>
  `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
