import { fullOnly } from '@portico/test-depth/daily-if';
import type { Plugin } from '@portico/drivers/define-config';
import { defineSetting, text } from '@portico/drivers/define-setting';
import type { DriverFactory, OpeningContext } from '@portico/drivers/driver-context';
import { escapeHtml } from '@portico/drivers/escape-html';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxGateway } from '@portico/simulation/sandbox-gateway/sandbox-gateway';
import { migrate } from '../../src/platform/database/migrate.ts';
import { runOperator } from '../../src/run-operator.ts';
import { attach, kept } from '../attachments/attach.ts';
import { success } from '../contract-client.ts';
import { rawMails } from '../mailbox.ts';
import { clientWithServer } from '../services/own-server.ts';
import { startTestApi, testedDatabases, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { memoryStorage, notePlugin } from './note-plugin.ts';

type Notes = { notes: string[]; gateways: number[] };

/** Returns the gateway as the provider's own, with these changes. */
const gatewayOf = (changes: Partial<PaymentGateway> = {}): PaymentGateway => ({
  ...createSandboxGateway({ secret: 'a secret of sixteen', origin: () => null }),
  methodId: 20,
  id: 'bank',
  name: 'Bank transfer',
  ...changes,
});

describe.each(testedDatabases)('a plugin on %s', (database) => {
  const { storage, files } = memoryStorage();
  const own: Plugin = {
    name: 'config',
    gateways: [() => gatewayOf()],
    storage: () => storage,
  };
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database, plugins: [own, notePlugin], env: { NOTE_PREFIX: 'Noted:' } });
  });
  afterAll(() => api.close());

  const notes = async () => (await (await fetch(`${api.url}/notes`)).json()) as Notes;

  test('a plugin serves a route, enqueues its job, reads its setting and writes to its table', async () => {
    const posted = await fetch(`${api.url}/notes`, { method: 'POST', body: '"milk"', headers: { 'content-type': 'application/json' } });
    expect(posted.status).toBe(202);
    const written = await waitFor('a note', async () => {
      const found = await notes();
      return found.notes.length === 0 ? undefined : found;
    });
    expect(written).toEqual({ notes: ['Noted: {"text":"milk"}'], gateways: [20] });
  });

  test("a plugin's migrations run once, in a history that the server's doesn't know", async () => {
    await migrate(api.app.database, [own, notePlugin]);
    const { rows } = await api.app.database.read((tx) => sql<{ name: string }>`select name from plugin_note_book_migration`.execute(tx));
    expect(rows).toEqual([{ name: '2026-01-02-lines' }]);
    await migrate(api.app.database, []);
    await expect(
      migrate(api.app.database, [{ ...notePlugin, migrations: { '2026-01-01-other': { up: async () => {} } } }]),
    ).rejects.toThrow(
      /^The database belongs to another version of the plugin "note-book": this version has no migration 2026-01-02-lines\./,
    );
  });

  test("the provider's gateway is offered instead of the simulated ones", async () => {
    const { token } = await api.register();
    const { items } = success(await api.call('listPaymentMethods', { token }));
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Account balance'],
      [20, expect.any(String)],
    ]);
    expect((await fetch(`${api.url}/sandbox-gateway/checkout/none`)).status).toBe(404);
  });

  test("the provider's storage takes new files", async () => {
    const { token } = await api.register();
    const before = await kept(api);
    await attach(api, token);
    expect(files.size).toBeGreaterThan(0);
    expect((await kept(api)).files).toBe(before.files);
  });
});

test("the provider's DNS publisher gets each name in the transaction that stores it", async () => {
  const sent: object[] = [];
  const dnsPlugin: Plugin = {
    name: 'dns-house',
    dns: ({ enqueue }) => ({
      publish: async (tx, names) => {
        if (names.some(({ name }) => name === 'refused.acme.dev')) throw new Error('the outbox is full');
        for (const name of names) await enqueue(tx, 'send', name);
      },
    }),
    jobs: [{ name: 'send', handle: async (_context, given) => void sent.push(given) }],
  };
  const api = await startTestApi({ plugins: [dnsPlugin] });
  try {
    const { token, serviceId: id } = await clientWithServer(api);
    const name = (suffix: string, value: string) => api.call('addRdns', { token, query: { id }, body: { records: [{ suffix, value }] } });
    const { items } = success(await name('5', 'five.acme.dev'));
    const ip = items.find(({ value }) => value !== null)?.ip;
    await waitFor('the name to be sent', () => (sent.length > 0 ? true : undefined));
    expect(sent).toEqual([{ ip, name: 'five.acme.dev' }]);
    expect((await name('6', 'refused.acme.dev')).status).toBe(500);
    expect(success(await api.call('listRdns', { token, query: { id } })).items.map(({ value }) => value)).not.toContain('refused.acme.dev');
  } finally {
    await api.close();
  }
});

test("the provider's layout is used for mails, and its readers of plain text lose nothing", fullOnly, async () => {
  const footer = defineSetting('MAIL_FOOTER', { schema: text, about: 'The last line of each mail.' });
  const mailLayout: Plugin['mailLayout'] = ({ setting }) => {
    const last = setting(footer);
    return ({ subject, blocks, language, brand }) => ({
      html: `<h1>${escapeHtml(subject)}</h1>${blocks.length} blocks of ${brand.name} in ${language}<p>${last}</p>`,
    });
  };
  const plugins = [{ name: 'letterhead', settings: [footer], mailLayout }];
  const api = await startTestApi({ plugins, env: { MAIL_FOOTER: 'Acme Street 1, Berlin' } });
  try {
    const { email } = await api.register();
    const [mail] = await waitFor('a mail', () => {
      const found = rawMails(api.mailFolder, email);
      return found.length === 0 ? undefined : found;
    });
    expect(mail?.html).toMatch(/^<h1>.+<\/h1>\d blocks of Portico in en<p>Acme Street 1, Berlin<\/p>/);
    expect(mail?.text).toMatch(/Portico\s*$/);
  } finally {
    await api.close();
  }
});

test('what a factory opened is closed after the server has stopped', fullOnly, async () => {
  const steps: string[] = [];
  const gateways = [
    ({ onClose }: OpeningContext) => {
      onClose(() => void steps.push('gateway closed'));
      return gatewayOf();
    },
  ];
  const api = await startTestApi({ plugins: [{ name: 'bank', gateways }] });
  await api.close();
  expect(steps).toEqual(['gateway closed']);
});

test('an operator command refuses a configuration that is missing', async () => {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  expect(await runOperator(['--config', '/nowhere.ts', 'ledger', 'check'], {}, { print: write, complain: write })).toBe(1);
  expect(lines).toEqual(["/nowhere.ts doesn't exist. Correct --config or PORTICO_CONFIG."]);
});

describe('a start with a faulty plugin is refused', () => {
  const start = (...gateways: DriverFactory<PaymentGateway>[]) => startTestApi({ plugins: [{ name: 'bank', gateways }] });

  test('a factory that fails is named with its reason', fullOnly, async () => {
    const broken = () => {
      throw new Error('the bank is closed');
    };
    await expect(start(broken)).rejects.toThrow('portico.config.ts: gateways.0 of the plugin "bank" failed: the bank is closed');
  });

  test('a gateway without a required member is refused', async () => {
    const incomplete = Object.fromEntries(Object.entries(gatewayOf()).filter(([member]) => member !== 'refund'));
    // A file in JavaScript may return anything.
    await expect(start(() => incomplete as PaymentGateway)).rejects.toThrow(
      'portico.config.ts: gateways.0 of the plugin "bank" returned something else: refund is missing.',
    );
    await expect(start(() => gatewayOf({ methodId: 1 }))).rejects.toThrow(/methodId must be at least 2; 1 is the balance\.$/);
  });

  test('two gateways with the same method id or the same id are refused', async () => {
    const sentence = (same: string) => `portico.config.ts: the gateways Bank transfer and Cash both have ${same}. Give each another one.`;
    const one = () => gatewayOf();
    await expect(start(one, () => gatewayOf({ id: 'cash', name: 'Cash' }))).rejects.toThrow(sentence('the methodId 20'));
    await expect(start(one, () => gatewayOf({ methodId: 21, name: 'Cash' }))).rejects.toThrow(sentence('the id "bank"'));
  });

  test.each([
    ['throws', null, 'failed on an example: no logo'],
    ['returns no HTML', '', 'returned something else: html must not be empty.'],
  ])('a mail layout that %s is refused', async (_, html, sentence) => {
    const layOut = () => {
      if (html === null) throw new Error('no logo');
      return { html };
    };
    await expect(startTestApi({ plugins: [{ name: 'letterhead', mailLayout: () => layOut }] })).rejects.toThrow(
      `portico.config.ts: mailLayout of the plugin "letterhead" ${sentence}`,
    );
  });

  test('a storage next to a bucket is refused', fullOnly, async () => {
    const env = { S3_BUCKET_URL: 'https://s3.example.com/portico', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    await expect(startTestApi({ env, plugins: [{ name: 'disk', storage: () => memoryStorage().storage }] })).rejects.toThrow(
      'S3_BUCKET_URL is set, but portico.config.ts has a storage. Keep one of them.',
    );
  });
});
