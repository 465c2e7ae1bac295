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

/** What is done, and with which table. */
export const nodesOf = ({ 'Node Type': type, 'Relation Name': table, Plans = [] }: Plan): string[] => [
  table === undefined ? type : `${type} of ${table}`,
  ...Plans.flatMap(nodesOf),
];

/** How the database goes about what a repository asks it first. */
export async function planOf(tx: Transaction, ask: (tx: Transaction) => Promise<unknown>): Promise<Plan> {
  const asked: CompiledQuery[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(tx.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const listening = Object.assign(tx.withPlugin(listener), {
    /** What was compiled before passes by the plugins. */
    executeQuery<Row>(query: CompiledQuery<Row>) {
      asked.push(query);
      return tx.executeQuery(query);
    },
  });
  // What a plugin is added to is the same transaction.
  await ask(listening as Transaction);
  const [query] = asked;
  if (query === undefined) throw new Error('Nothing was asked');
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]),
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('There is no plan');
  return plan;
}
