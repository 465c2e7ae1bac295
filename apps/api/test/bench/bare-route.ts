/**
 * Bare Fastify with the statements of the API, for comparison: `GET /list` and, if an order is given, `POST /order`. The first argument is
 * a JSON file of `Given`. Prints its address.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { Pool } from 'pg';
import { runScript } from './run-script.ts';

/** The statements of a list, and the script of an order for pgbench. */
export type Given = { list: { sql: string; values: (string | null)[] }[]; order?: string };

const { list, order } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Given;
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = fastify({ logger: false });

const rowsOf = async (): Promise<object[][]> => {
  const all: object[][] = [];
  for (const { sql, values } of list) all.push((await pool.query<object>(sql, values)).rows);
  return all;
};

const typeOf = (value: unknown): object => {
  if (typeof value === 'number') return { type: 'number' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  return typeof value === 'string' || value instanceof Date ? { type: 'string' } : {};
};
/** The serializer is compiled for the columns of the first row, as a contract's is. */
const [, [first = {}] = []] = await rowsOf();
const item = { type: 'object', properties: Object.fromEntries(Object.entries(first).map(([name, value]) => [name, typeOf(value)])) };
const schema = { response: { 200: { type: 'object', properties: { items: { type: 'array', items: item }, more: {} } } } };

server.route({
  method: 'GET',
  url: '/list',
  schema,
  handler: async (request) => {
    const [sessions = [], items, ...more] = await rowsOf();
    if (sessions.length === 0 || request.headers.authorization === undefined) throw new Error('Nobody is signed in');
    return { items, more };
  },
});

if (order !== undefined) {
  server.route({
    method: 'POST',
    url: '/order',
    handler: async (request) => {
      const connection = await pool.connect();
      try {
        return { invoice_id: await runScript(connection, order, { client_id: String(request.headers['x-client']) }) };
      } finally {
        connection.release();
      }
    },
  });
}
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
