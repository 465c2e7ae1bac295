/**
 * Bundles openapi/ into one document and derives the contract's types, the tables of operations and defaults, and the list of languages
 * from it. With `--check` it writes nothing and fails if a committed file is outdated.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { defaultsTable } from './response-defaults.ts';
import type { Operation as Answered } from './response-defaults.ts';
import { responseSchemas } from './response-schemas.ts';

type Parameter = { name: string; in: string };
type Reference = { $ref: string };
type Operation = Answered & {
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly (Parameter | Reference)[];
};
type Document = {
  'x-extensions': Readonly<Record<string, string>>;
  'x-requires': Readonly<Record<string, string>>;
  security: readonly Readonly<Record<string, unknown>>[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Record<string, unknown>; parameters: Readonly<Record<string, Parameter>> };
};

const root = path.resolve(import.meta.dirname, '../../..');
const contract = path.join(root, 'openapi');
const generated = path.join(contract, 'generated');
const notice = '// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.\n';

/** Facts about each language that need no catalog. */
const languages = JSON.parse(readFileSync(path.join(contract, 'languages.json'), 'utf8')) as Readonly<Record<string, unknown>>;

function bundle(): Document {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-contract-'));
  const output = path.join(folder, 'openapi.json');
  const redocly = path.join(import.meta.dirname, '../node_modules/.bin/redocly');
  try {
    execFileSync(redocly, ['bundle', path.join(contract, 'openapi.yaml'), '-o', output], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const document = JSON.parse(readFileSync(output, 'utf8')) as Document;
    document.components.schemas['Language'] = { type: 'string', enum: Object.keys(languages) };
    return document;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function resolved(document: Document, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const target = document.components.parameters[parameter.$ref.slice('#/components/parameters/'.length)];
  if (!target) throw new Error(`Unknown contract parameter ${parameter.$ref}`);
  return target;
}

/** Returns which token an operation takes: a session's, that of a sign-in's first step, or none. */
function bearerOf(document: Document, { security = document.security }: Operation): string | undefined {
  const [requirement] = security;
  return requirement && Object.keys(requirement)[0];
}

function extensionOf(document: Document, { operationId, 'x-extension': name }: Operation): string | null {
  if (name !== undefined && !Object.hasOwn(document['x-extensions'], name))
    throw new Error(`${operationId} belongs to the unknown extension ${name}`);
  return name ?? null;
}

/** Returns what extensions require. One level is enough, and keeps it a single look-up. */
function requirementsOf({ 'x-extensions': known, 'x-requires': requires }: Document): Readonly<Record<string, string>> {
  for (const [name, base] of Object.entries(requires)) {
    const unknown = [name, base].find((one) => !Object.hasOwn(known, one));
    if (unknown !== undefined) throw new Error(`x-requires names the unknown extension ${unknown}`);
    if (Object.hasOwn(requires, base))
      throw new Error(`${name} requires ${base}, which requires ${requires[base]}: name only what requires nothing`);
  }
  return requires;
}

function requirementTable(document: Document): string {
  return `${notice}
import type { ExtensionName } from './operations.ts';

/** The extension without which another makes no sense. */
export const requiredExtensions: Readonly<Partial<Record<ExtensionName, ExtensionName>>> = ${JSON.stringify(requirementsOf(document))};\n`;
}

/** How an operation is called: one function each, so that a row holds only what differs. The table is part of every first load. */
const kinds = {
  read: { method: 'get', secured: true, challenged: false, idempotent: false },
  write: { method: 'post', secured: true, challenged: false, idempotent: false },
  writeOnce: { method: 'post', secured: true, challenged: false, idempotent: true },
  open: { method: 'post', secured: false, challenged: false, idempotent: false },
  challenged: { method: 'post', secured: false, challenged: true, idempotent: false },
} as const;

type Facts = { method: string; secured: boolean; challenged: boolean; idempotent: boolean };

function kindOf(operationId: string, facts: Facts): string {
  const [name] = Object.entries(kinds).find(([, kind]) => JSON.stringify(kind) === JSON.stringify(facts)) ?? [];
  if (name === undefined) throw new Error(`No kind of operation is called like ${operationId}: ${JSON.stringify(facts)}`);
  return name;
}

/** One function makes them all, because every byte of the table counts. */
function kindFunctions(): string {
  const kind = `const kind = <Method extends "get" | "post", Secured extends boolean, Challenged extends boolean, Idempotent extends boolean>(method: Method, secured: Secured, challenged: Challenged, idempotent: Idempotent) =>
  <Path extends string, Extension extends string | null>(path: Path, extension: Extension) => ({ method, secured, challenged, idempotent, path, extension }) as const;`;
  const named = Object.entries(kinds).map(([name, facts]) => {
    const inputs = Object.values(facts).map((value) => JSON.stringify(value));
    return `const ${name} = kind(${inputs.join(', ')});`;
  });
  return [kind, ...named].join('\n');
}

function operationTable(document: Document): string {
  const rows = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, parameters = [] } = operation;
      const kind = kindOf(operationId, {
        method,
        secured: bearerOf(document, operation) === 'bearer',
        challenged: bearerOf(document, operation) === 'twoFactor',
        idempotent: parameters.some((parameter) => resolved(document, parameter).name === 'Idempotency-Key'),
      });
      const extension = extensionOf(document, operation);
      const inputs = [route, extension].map((input) => JSON.stringify(input)).join(', ');
      return { order: `${extension ?? ''} ${route}`, source: `  ${operationId}: ${kind}(${inputs}),` };
    }),
  );
  // Similar rows side by side compress better.
  const sorted = rows.toSorted((one, other) => (one.order < other.order ? -1 : 1)).map(({ source }) => source);
  return `${notice}\n${kindFunctions()}\n\n/** Every operation of the contract: where it lives, whether it requires a token or that of a sign-in's first step, whether it takes an Idempotency-Key, and its extension (null for the core). */\nexport const operations = {\n${sorted.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n\n/** What an API may offer beyond the core. */\nexport const extensions = ${JSON.stringify(Object.keys(document['x-extensions']))} as const;\n\nexport type ExtensionName = (typeof extensions)[number];\n`;
}

function schemaAliases(document: Document): string {
  const names = Object.keys(document.components.schemas).toSorted();
  return names.map((name) => `export type ${name} = components['schemas']['${name}'];`).join('\n');
}

function languageTable(): string {
  const rows = Object.entries(languages).map(([code, facts]) => `  ${code}: ${JSON.stringify(facts)},`);
  return `${notice}
import type { Language } from './contract.ts';

/**
 * Facts about each language that need no catalog: its own name, how its readers write numbers and dates (a BCP 47 tag), from which side they read, what they call this moment, what sets thousands apart, and the
 * configuration of PostgreSQL's full text search.
 */
export const languageFacts = {\n${rows.join('\n')}\n} as const;

/** The product's languages, shared by the forms, the catalogs and the API: those of \`openapi/languages.json\`. */
// Object.keys returns string[].
export const languages = Object.keys(languageFacts) as readonly Language[];\n`;
}

/** What a session begins with, and so every first load. The rest of the table is loaded with the first screen that needs it. */
const isOfFirstLoad = ({ operationId }: Operation) => ['getAccountMeta', 'login'].includes(operationId);

function firstDefaults({ components: { schemas } }: Document): string {
  return `${notice}import type { OperationId } from './operations.ts';

/** The values of an object's absent properties, and the same for the objects in its properties. Those of a list apply to each of its entries. */
export type Defaults = { readonly fill?: Readonly<Record<string, unknown>>; readonly within?: Readonly<Record<string, Defaults>> };

${defaultsTable(schemas, allOperations.filter(isOfFirstLoad), 'firstDefaults', 'What responses of the core may leave out, for what a session begins with. Responses of extensions are whole.')}`;
}

function laterDefaults({ components: { schemas } }: Document): string {
  const later = allOperations.filter((operation) => !isOfFirstLoad(operation));
  return `${notice}import type { Defaults } from './defaults.ts';
import type { OperationId } from './operations.ts';

${defaultsTable(schemas, later, 'laterDefaults', 'What responses of the core may leave out, for all but what a session begins with.')}`;
}

const document = bundle();
const allOperations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const types = astToString(await openapiTS(JSON.stringify(document), { alphabetize: true }));
const files: Readonly<Record<string, string>> = {
  'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'contract.ts': `${notice}\n${types}\n${schemaAliases(document)}\n`,
  'languages.ts': languageTable(),
  'defaults.ts': firstDefaults(document),
  'later-defaults.ts': laterDefaults(document),
  'operations.ts': operationTable(document),
  'requirements.ts': requirementTable(document),
  'response-schemas.json': `${JSON.stringify(responseSchemas(document.components.schemas, allOperations))}\n`,
};

const check = process.argv.includes('--check');
let stale = false;
for (const [name, content] of Object.entries(files)) {
  const file = path.join(generated, name);
  if (!check) {
    writeFileSync(file, content);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    stale = true;
    console.error(`openapi/generated/${name} is stale: run \`pnpm contract\` and commit the result.`);
  }
}
if (stale) process.exitCode = 1;
