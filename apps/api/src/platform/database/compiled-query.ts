import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type CompiledQuery,
} from 'kysely';
import type { Transaction } from './database.ts';
import type { Tables } from './tables/tables.ts';

const compiler = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A placeholder for a value that isn't known yet. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  toString(): never {
    throw new Error(`A compiled query can't depend on the value of ${this.name}`);
  }
}

/**
 * Compiles a query on first use and then only binds values, for queries that run on nearly every request. `build` may branch on whether a
 * parameter is `undefined`, but on nothing else: all other values are placeholders.
 */
export function compiledQuery<Parameters extends object, Row>(
  build: (db: Kysely<Tables>, parameters: Parameters) => Compilable<Row>,
): (tx: Transaction, parameters: Parameters) => Promise<Row[]> {
  const compiledByGiven = new Map<string, CompiledQuery<Row>>();
  return async (tx, parameters) => {
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const key = given.map(([name]) => name).join();
    let compiled = compiledByGiven.get(key);
    if (compiled === undefined) {
      compiled = build(compiler, Object.fromEntries(given.map(([name]) => [name, new Parameter(name)])) as Parameters).compile();
      compiledByGiven.set(key, compiled);
    }
    const values = compiled.parameters.map((value) => (value instanceof Parameter ? parameters[value.name as keyof Parameters] : value));
    const { rows } = await tx.executeQuery<Row>({ ...compiled, parameters: values });
    return rows;
  };
}
