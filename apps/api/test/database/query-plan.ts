import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Transaction } from '../../src/platform/database/database.ts';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: readonly Plan[];
};

export const indexesOf = ({ 'Index Name': name, Plans = [] }: Plan): string[] => [
  ...(name === undefined ? [] : [name]),
  ...Plans.flatMap(indexesOf),
];

/** Returns the operations of a plan with their tables. */
export const nodesOf = ({ 'Node Type': type, 'Relation Name': table, Plans = [] }: Plan): string[] => [
  table === undefined ? type : `${type} of ${table}`,
  ...Plans.flatMap(nodesOf),
];

/** Returns the plan of the first query that a repository runs. */
export async function planOf(tx: Transaction, ask: (tx: Transaction) => Promise<unknown>): Promise<Plan> {
  const queries: CompiledQuery[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(tx.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const listening = Object.assign(tx.withPlugin(listener), {
    /** Precompiled queries bypass plugins. */
    executeQuery<Row>(query: CompiledQuery<Row>) {
      queries.push(query);
      return tx.executeQuery(query);
    },
  });
  // Adding a plugin returns the same transaction.
  await ask(listening as Transaction);
  const [query] = queries;
  if (query === undefined) throw new Error('Nothing was asked');
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]),
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('There is no plan');
  return plan;
}
