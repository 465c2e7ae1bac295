/**
 * `pnpm --filter @portico/api measure:mails [count]` measures how soon concurrent sign-ups get their code, with two processes on
 * PostgreSQL.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { success } from './contract-client.ts';
import { startPostgres } from './postgres-server.ts';
import { startSmtpServer } from './smtp-server.ts';
import { signupRequest } from './test-api.ts';
import { startApiProcess } from './api-process.ts';

const count = Number(process.argv[2] ?? 2_000);
const atOnce = 20;
const maxSeconds = 600;

const receivedMs = new Map<string, number>();
const smtp = await startSmtpServer();
smtp.took = (to) => void receivedMs.set(to, performance.now());
const postgres = await startPostgres();
const env = {
  DATABASE_URL: postgres.url('postgres'),
  SMTP_URL: smtp.url.replace(/&.*/, ''),
  GATEWAY_SANDBOX_SECRET: 'a-secret-of-both-processes',
};
const processes = [await startApiProcess({ env }), await startApiProcess({ env })] as const;
const answeredMs = new Map<string, number>();

async function signUp(index: number): Promise<void> {
  const body = signupRequest();
  success(await processes[index % 2 === 0 ? 0 : 1].call('signUp', { body }));
  answeredMs.set(body.email, performance.now());
}

try {
  const startMs = performance.now();
  await pLimit(atOnce).map(Array(count).keys(), signUp);
  const signedUpMs = performance.now();
  while (receivedMs.size < answeredMs.size && performance.now() - startMs < maxSeconds * 1_000) await delay(50);
  const last = Math.max(...receivedMs.values());
  const waits = [...answeredMs].map(([email, at]) => (receivedMs.get(email) ?? Number.POSITIVE_INFINITY) - at).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  console.log(
    `${answeredMs.size} signed up in ${seconds(signedUpMs - startMs)} s; the last mail came ${seconds(last - signedUpMs)} s later.`,
  );
  console.log(
    `${receivedMs.size} mails, ${(receivedMs.size / ((last - startMs) / 1_000)).toFixed(0)} a second, over ${smtp.connections} connections.`,
  );
  console.log(`From the answer to the mail: ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (last).`);
} finally {
  await Promise.all(processes.map((one) => one.kill('SIGTERM')));
  await smtp.down();
  postgres.stop();
}
