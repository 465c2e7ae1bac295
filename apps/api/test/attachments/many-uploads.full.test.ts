import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { copyEmbeddedDatabase, createPostgresDatabase, testedDatabases, signupRequest, temporaryFolder } from '../test-api.ts';
import { jpegOf } from './pictures.ts';

const megabyte = 1_000_000;

/** Returns the peak memory of a process, as Linux reports it. */
function maxMemory(pid: number): number {
  const [, kilobytes = ''] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

describe.skipIf(process.platform !== 'linux').each(testedDatabases)('a hundred concurrent uploads, on %s', (database) => {
  let server: ApiProcess;
  let folder: string;
  let drop = async () => {};
  beforeAll(async () => {
    folder = temporaryFolder();
    const env: Record<string, string> = { DATA_FOLDER: folder, RATE_LIMIT_FACTOR: '1000' };
    if (database === 'postgres') {
      const own = await createPostgresDatabase();
      env['DATABASE_URL'] = own.url;
      ({ drop } = own);
    } else copyEmbeddedDatabase(folder);
    server = await startApiProcess({ env });
  }, 180_000);
  afterAll(async () => {
    await server.kill('SIGTERM');
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function register(): Promise<string> {
    const body = signupRequest();
    success(await server.call('signUp', { body }));
    const token = await verificationCode(path.join(folder, 'mail'), body.email);
    return success(await server.call('verifyEmail', { body: { email: body.email, token } })).accessToken;
  }

  test('many concurrent uploads are all stored and use little more memory than a few', { timeout: 300_000 }, async () => {
    const tokens = [await register(), await register()];
    // 6 megapixels decode to 24 MB.
    const photo = await jpegOf(2 * megabyte, { width: 3_000, height: 2_000 });
    const upload = (index: number) =>
      server.call('uploadFile', { token: tokens[index % tokens.length] ?? '', query: { name: `${index}.jpg` }, body: photo });
    for (let index = 0; index < 4; index += 1) success(await upload(index));
    const afterAFew = maxMemory(server.pid);
    const sent = await Promise.all(Array.from({ length: 96 }, (_none, index) => upload(index)));
    expect(sent.filter(({ ok }) => !ok)).toEqual([]);
    const more = maxMemory(server.pid) - afterAFew;
    // Reading all of them at once would take twice as much.
    expect(more).toBeLessThan(300 * megabyte);
  });
});
