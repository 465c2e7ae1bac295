/** Reduces the contract to what a client checks of a response: the shapes of successful answers, without texts, examples and formats. */
type Json = Readonly<Record<string, unknown>>;
type Answered = { operationId: string; responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: unknown }>> }>> };

/** Unknown properties are ignored, and a format is no reason for a screen to fail. */
const kept = new Set(['$ref', 'type', 'enum', 'required', 'properties', 'items', 'oneOf', 'anyOf', 'allOf']);
const prefix = '#/components/schemas/';

function reduced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reduced);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Json;
  const entries = Object.entries(schema).flatMap(([key, inner]): [string, unknown][] => {
    if (!kept.has(key)) return [];
    if (key === '$ref') return [[key, String(inner).replace(prefix, '#/$defs/')]];
    if (key === 'properties') return [[key, Object.fromEntries(Object.entries(inner as Json).map(([name, one]) => [name, reduced(one)]))]];
    // The alternatives of an answer need not exclude each other once unknown properties are ignored.
    return [[key === 'oneOf' ? 'anyOf' : key, reduced(inner)]];
  });
  return Object.fromEntries(entries);
}

function namesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/\$defs\/(\w+)"/gu)].map(([, name = '']) => name);
}

/** Returns `operations`, the schema of each successful answer, and `$defs`, the schemas that these refer to. */
export function responseSchemas(schemas: Readonly<Record<string, unknown>>, all: readonly Answered[]): Json {
  const operations = all.flatMap(({ operationId, responses }): [string, unknown][] => {
    const answers = ['200', '201', '202'].flatMap((status) => responses[status]?.content?.['application/json'] ?? []);
    const [first, ...others] = answers.map(({ schema }) => reduced(schema));
    if (first === undefined) return [];
    return [[operationId, others.length === 0 ? first : { anyOf: [first, ...others] }]];
  });
  const defs = new Map<string, unknown>();
  const wanted = namesIn(operations);
  // Also visits the names that are added meanwhile.
  for (const name of wanted) {
    if (defs.has(name)) continue;
    const schema = reduced(schemas[name]);
    defs.set(name, schema);
    wanted.push(...namesIn(schema));
  }
  return { operations: Object.fromEntries(operations), $defs: Object.fromEntries(defs) };
}
