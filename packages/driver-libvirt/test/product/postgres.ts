import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Pool } from 'pg';

const script = path.join(import.meta.dirname, '../../../../apps/api/test/run-postgres.ts');

export type Postgres = { url: string; pool: Pool; stop: () => Promise<void> };

/** Starts a PostgreSQL server with an empty database. */
export async function startPostgres(): Promise<Postgres> {
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  const pool = new Pool({ connectionString: url });
  // Connections that are idle when the server ends.
  pool.on('error', () => undefined);
  return {
    url,
    pool,
    async stop() {
      await pool.end();
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
  };
}
