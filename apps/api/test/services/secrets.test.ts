import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { schemas } from '../../src/platform/database/schemas.ts';
import { success } from '../contract-client.ts';
import { readEvents } from '../events/event-reader.ts';
import { ended, ownerOf, serverOf } from '../server.ts';
import { startTestApi } from '../test-api.ts';

test("a server's secret appears in no table, event, response or log except the response that reveals it", async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const api = await startTestApi({ log: stream, env: { SIMULATOR_FAULTS: 'lose-after:0.2', SIMULATOR_SEED: 'secrets' } });
  try {
    const owner = await ownerOf(api);
    const { token } = owner;
    const id = await serverOf(owner, { configoptions: { hostname: 'edge.acme.dev' } });
    const events = await readEvents(api.url, token);
    const vncPassword = 'k7Qm2Xtd';
    const secrets = [vncPassword];
    const reveal = async () => secrets.push(success(await api.call('revealRootPassword', { token, query: { id } })).password);
    await reveal();
    const reset = success(await api.call('resetRootPassword', { token, query: { id } }));
    await ended(api, token, reset);
    await reveal();
    const enabled = success(await api.call('enableVnc', { token, query: { id }, body: { password: vncPassword } }));
    await ended(api, token, enabled);
    expect(success(await api.call('revealVncPassword', { token, query: { id } })).password).toBe(vncPassword);
    const body = { os: 'debian-13', raid: 'none', iso: null, confirmation: 'edge.acme.dev', dry_run: false };
    const reinstalled = success(await api.call('reinstallService', { token, query: { id }, body }));
    if (!('id' in reinstalled)) throw new Error('a plan and no action');
    await ended(api, token, reinstalled);
    await reveal();
    expect(new Set(secrets).size).toBe(4);

    const answers = await Promise.all([
      api.call('getService', { token, query: { id } }),
      api.call('listServices', { token }),
      api.call('listServiceActivity', { token, query: { id } }),
      api.call('getAction', { token, query: { id: reset.id } }),
      api.call('getAction', { token, query: { id: enabled.id } }),
    ]);
    const responses = JSON.stringify([answers.map((answer) => answer.body), events.received]);
    const kept = await api.app.database.read(async (tx) => {
      const { rows: tables } = await sql<{ name: string }>`
        select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_schema in (${sql.join(Object.values(schemas))}) and table_type = 'BASE TABLE'`.execute(tx);
      let text = '';
      for (const { name } of tables) {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(tx);
        text += rows.map(({ row }) => row).join('\n');
      }
      return text;
    });
    expect(kept).toContain('edge.acme.dev');
    expect(log).toContain('"operation":"revealRootPassword"');
    for (const secret of secrets) for (const where of [responses, kept, log]) expect(where).not.toContain(secret);
    events.close();
  } finally {
    await api.close();
  }
});
