/** The minimal authenticated list: Fastify with the same statements, given as JSON in the first argument. Prints its port. */
import fastify from 'fastify';
import { Pool } from 'pg';

type Asked = { sql: string; values: (string | null)[] };

const [session, list, count] = JSON.parse(process.argv[2] ?? '[]') as [Asked, Asked, Asked];
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = fastify({ logger: false });
const item = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    amount_cents: { type: 'string' },
    created_at: { type: 'string' },
    due_date: { type: 'string' },
    status: { type: 'string' },
  },
};
const schema = { response: { 200: { type: 'object', properties: { items: { type: 'array', items: item }, total: { type: 'integer' } } } } };

server.route({
  method: 'GET',
  url: '/list',
  schema,
  handler: async (request) => {
    const { rows: sessions } = await pool.query<object>(session.sql, session.values);
    if (sessions.length === 0 || request.headers.authorization === undefined) throw new Error('Nobody is signed in');
    const { rows: items } = await pool.query<object>(list.sql, list.values);
    const { rows: counts } = await pool.query<{ total: string }>(count.sql, count.values);
    return { items, total: Number(counts[0]?.total) };
  },
});
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
