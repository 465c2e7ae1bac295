import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startApiProcess } from './api-process.ts';
import { success } from './contract-client.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { verificationCode } from './mailbox.ts';
import { onPostgres, startPostgres } from './postgres-server.ts';

/* `pnpm --filter @portico/api test:fuzz [--requests 100000] [--seed 1] [--database embedded|postgres]` */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'embedded' },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const isPostgres = values.database === 'postgres';
if (!(Number.isSafeInteger(requests) && requests > 0 && Number.isSafeInteger(seed)) || !(isPostgres || values.database === 'embedded')) {
  console.error('Usage: pnpm --filter @portico/api test:fuzz [--requests 100000] [--seed 1] [--database embedded|postgres]');
  process.exit(2);
}

const server = isPostgres ? await startPostgres() : null;
const folder = mkdtempSync(path.join(tmpdir(), 'portico-fuzz-'));
try {
  if (server) await onPostgres(server.url('postgres'), 'create database fuzz');
  const api = await startApiProcess({
    env: { DATA_FOLDER: folder, RATE_LIMIT_FACTOR: '100000', ...(server && { DATABASE_URL: server.url('fuzz') }) },
  });
  const startedAt = performance.now();
  const report = await fuzz({
    url: api.url,
    requests,
    seed,
    print: console.log,
    async signIn() {
      const email = `${randomUUID().slice(0, 13)}@example.com`;
      const wishes = { accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 0 } as const;
      const person = { first_name: 'Mira', last_name: 'Novak', country: 'DE', language: 'en' } as const;
      const secret = { password: 'Correct-Horse-7', password_repeat: 'Correct-Horse-7' };
      success(await api.call('signUp', { body: { ...person, ...secret, ...wishes, email } }));
      const token = await verificationCode(path.join(folder, 'mail'), email);
      return success(await api.call('verifyEmail', { body: { email, token } })).accessToken;
    },
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  const isReady = !api.hasEnded() && (await fetch(`${api.url}/readyz`)).ok;
  await api.kill('SIGTERM');
  for (const fault of report.faults) console.error(fault);
  console.log(
    `${report.requests} requests of seed ${seed} in ${seconds} s on ${isPostgres ? 'PostgreSQL' : 'the embedded database'}, ${report.sessions} sessions opened anew.`,
  );
  console.log(
    `Answers: ${Object.entries(report.statuses)
      .map(([status, count]) => `${status} ${count} times`)
      .join(', ')}.`,
  );
  console.log(
    `${report.invalid} were no requests of the contract, ${report.refused} of them were refused. ${report.faults.length} faults.`,
  );
  if (!isReady) console.error('The server does not answer any more.');
  process.exitCode = report.faults.length === 0 && isReady ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  server?.stop();
}
