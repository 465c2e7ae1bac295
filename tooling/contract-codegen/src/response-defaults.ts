/** Derives what a response of the core may leave out, and what the client then fills in. */
type Schema = {
  $ref?: string;
  properties?: Readonly<Record<string, Schema & { default?: unknown }>>;
  items?: Schema;
  oneOf?: readonly (Schema & { type?: unknown })[];
};
export type Operation = {
  operationId: string;
  'x-extension'?: string;
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
};

const prefix = '#/components/schemas/';

class DefaultsTable {
  readonly #schemas: Readonly<Record<string, Schema>>;
  /** Source text by schema name; null for a schema without defaults. A schema follows those it contains. */
  readonly #written = new Map<string, string | null>();

  constructor(schemas: Readonly<Record<string, unknown>>) {
    this.#schemas = schemas as Readonly<Record<string, Schema>>;
  }

  /** Returns the expression for an operation's successful response, or null if it has nothing to fill in. */
  expressionOf({ responses }: Operation): string | null {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? this.#expression(schema) : null;
  }

  declarations(): string {
    return [...this.#written]
      .flatMap(([name, source]) => (source === null ? [] : [`const ${name} = ${source} satisfies Defaults;`]))
      .join('\n');
  }

  #expression(schema: Schema): string | null {
    if (schema.$ref !== undefined) return this.#reference(schema.$ref.slice(prefix.length));
    // A list adds no level: its defaults are those of each entry.
    if (schema.items) return this.#expression(schema.items);
    const present = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
    const [only] = present;
    if (only && present.length === 1) return this.#expression(only);
    return schema.properties ? this.#object(schema.properties) : null;
  }

  #reference(name: string): string | null {
    if (!this.#written.has(name)) {
      const schema = this.#schemas[name];
      if (!schema) throw new Error(`Unknown contract schema ${name}`);
      const source = this.#expression(schema);
      this.#written.set(name, source);
    }
    return this.#written.get(name) === null ? null : name;
  }

  #object(properties: NonNullable<Schema['properties']>): string | null {
    const fill = Object.entries(properties).filter(([, property]) => 'default' in property);
    const within = Object.entries(properties).flatMap(([key, property]) => {
      const expression = this.#expression(property);
      return expression === null ? [] : [`${JSON.stringify(key)}: ${expression}`];
    });
    const parts = [
      ...(fill.length > 0 ? [`fill: ${JSON.stringify(Object.fromEntries(fill.map(([key, property]) => [key, property.default])))}`] : []),
      ...(within.length > 0 ? [`within: { ${within.join(', ')} }`] : []),
    ];
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : null;
  }
}

/** Returns the source of the table of defaults of some core operations. */
export function defaultsTable(
  schemas: Readonly<Record<string, unknown>>,
  operations: readonly Operation[],
  name: string,
  comment: string,
): string {
  const table = new DefaultsTable(schemas);
  const rows = operations
    .filter((operation) => operation['x-extension'] === undefined)
    .flatMap((operation) => {
      const expression = table.expressionOf(operation);
      return expression === null ? [] : [`  ${operation.operationId}: ${expression},`];
    });
  return `${table.declarations()}

const table = {
${rows.toSorted().join('\n')}
};

/** ${comment} */
export const ${name}: Readonly<Partial<Record<OperationId, Defaults>>> = table;

/** The same, with the names of its fields. */
export type ${name.charAt(0).toUpperCase()}${name.slice(1)} = typeof table;
`;
}
