import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerTicketCommand } from '../../src/modules/tickets/answer-ticket.command.ts';
import { closeTicketAsSupport } from '../../src/modules/tickets/tickets.ts';
import { runOperator } from '../../src/run-operator.ts';
import { attach, kept } from '../attachments/attach.ts';
import { gif, jpeg, jpegOf, photo, png } from '../attachments/pictures.ts';
import { commandContext } from '../command-context.ts';
import { success } from '../contract-client.ts';
import { readMails } from '../mailbox.ts';
import { startS3Server, type S3Server } from '../s3-server.ts';
import { testedDatabases, startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { openTicket } from './support-desk.ts';

/** Writes a file of the operator. */
function fileOf(api: TestApi, name: string, bytes: Buffer | string): string {
  const file = path.join(api.dataFolder, name);
  writeFileSync(file, bytes);
  return file;
}

const view = async (api: TestApi, { token }: Registered, id: number) => success(await api.call('getTicket', { token, query: { id } }));

const answerWith = ({ app }: TestApi, id: number, images: readonly string[]) =>
  answerTicketCommand.run(commandContext(app, { lists: new Map([['--image', images]]) }), String(id), 'See the pictures.');

describe.each(testedDatabases)("images in support's answer on %s", (database) => {
  let api: TestApi;
  let client: Registered;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = await api.register();
  });
  afterAll(() => api.close());

  test("appear below it in the given order, are re-encoded like a customer's, and open with their links", async () => {
    const id = await openTicket(api, client.token);
    const files = [fileOf(api, 'IMG 7.JPG', await photo()), fileOf(api, 'panel.png', await png()), fileOf(api, 'b.gif', await gif(3))];
    await answerWith(api, id, files);
    const { status, messages } = await view(api, client, id);
    expect([status, messages.length]).toEqual(['admin-reply', 2]);
    const shown = messages[1]?.attachments ?? [];
    expect(shown.map(({ name, type, width, height }) => [name, type, width, height])).toEqual([
      ['IMG 7.JPG', 'image/jpeg', 80, 120],
      ['panel.png', 'image/png', 120, 80],
      ['b.gif', 'image/gif', 10, 10],
    ]);
    for (const { url, preview_url: preview } of shown)
      for (const link of [url, preview]) {
        const opened = await fetch(new URL(link, api.url));
        expect(opened.status).toBe(200);
        expect(Buffer.from(await opened.arrayBuffer()).toString('latin1')).not.toMatch(/Snoop-O-Matic|Exif/);
      }
  });

  test('leave neither rows nor bytes if the ticket is closed while they are stored', async () => {
    const id = await openTicket(api, client.token);
    const before = await kept(api);
    const { storage } = api.app;
    const closing = {
      ...storage,
      async write(key: string, bytes: Uint8Array) {
        await storage.write(key, bytes);
        await api.app.database.transaction((tx) => closeTicketAsSupport(tx, id, api.app.now()));
      },
    };
    const file = fileOf(api, 'late.png', await png());
    await expect(answerWith({ ...api, app: { ...api.app, storage: closing } }, id, [file])).rejects.toThrow(`no open ticket ${id}`);
    expect(await kept(api)).toEqual(before);
    expect((await view(api, client, id)).messages).toHaveLength(1);
  });
});

describe('pnpm operator ticket answer … --image, next to a running server', () => {
  let api: TestApi;
  let client: Registered;
  let ticketId: number;
  beforeAll(async () => {
    api = await startTestApi({ database: 'postgres' });
    client = await api.register({ language: 'ru' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ticketId = await openTicket(api, client.token);
  });

  async function answer(...typed: string[]): Promise<{ code: number; output: string }> {
    const lines: unknown[] = [];
    const write = (line: unknown) => void lines.push(line);
    const env = { DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
    const code = await runOperator(['ticket', 'answer', String(ticketId), ...typed], env, { print: write, complain: write });
    return { code, output: lines.join('\n') };
  }

  test('accepts several in either syntax; the mail says how many, without attaching or linking them', fullOnly, async () => {
    const [one, two] = [fileOf(api, 'one.png', await png()), fileOf(api, 'two.jpg', await jpeg())];
    expect(await answer('--image', one, 'Вот они.', `--image=${two}`)).toEqual({ code: 0, output: `Answered ticket ${ticketId}.` });
    const { messages } = await view(api, client, ticketId);
    expect(messages[1]?.attachments.map(({ name }) => name)).toEqual(['one.png', 'two.jpg']);
    const mail = await waitFor('its mail', () =>
      readMails(api.mailFolder).find(({ template, text }) => template === 'support-answer' && text.includes(`#${ticketId} `)),
    );
    expect(mail.text).toContain('К этому ответу в тикете приложено 2 изображения.');
    expect(mail.text).not.toMatch(/one\.png|file\/content/);
  });

  test('an answer without images and its mail mention none', async () => {
    expect((await answer('Посмотрим.')).code).toBe(0);
    expect((await view(api, client, ticketId)).messages[1]?.attachments).toEqual([]);
    const mail = await waitFor('its mail', () => readMails(api.mailFolder).find(({ text }) => text.includes(`#${ticketId} `)));
    expect(mail.text).not.toContain('изображен');
  });

  test("accepts up to the size of a customer's largest image, and five images", fullOnly, async () => {
    const file = fileOf(api, 'full.jpg', await jpegOf(2_000_000));
    expect((await answer('See it.', ...Array.from({ length: 5 }, () => `--image=${file}`))).code).toBe(0);
    expect((await view(api, client, ticketId)).messages[1]?.attachments).toHaveLength(5);
  });

  const unreadable = 'Choose a JPG, PNG or GIF image. This file isn’t one, or it’s damaged.';
  const refused: readonly (readonly [string, string, () => Promise<Buffer | string | null>, string])[] = [
    ['an SVG that is named .png', 'a.png', async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', unreadable],
    ['half an image', 'half.png', async () => (await png({ width: 900, height: 900 })).subarray(0, 900), unreadable],
    ['one byte too many', 'large.jpg', () => jpegOf(2_000_001), 'is too large. An image can have at most 2000000 bytes.'],
    [
      'too many pixels',
      'bomb.png',
      () => png({ width: 16_000, height: 16_000 }),
      'This image has too many pixels or frames. Make it smaller.',
    ],
    ['a file that is not there', 'missing.png', async () => null, "Can't read "],
  ];
  test.each(refused)(
    '%s refuses the whole answer with one sentence and leaves nothing behind',
    fullOnly,
    async (_what, name, make, why) => {
      const before = await kept(api);
      const good = fileOf(api, 'good.png', await png());
      const bytes = await make();
      const bad = bytes === null ? path.join(api.dataFolder, name) : fileOf(api, name, bytes);
      const { code, output } = await answer('See it.', '--image', good, '--image', bad);
      expect([code, output.split('\n').length]).toEqual([1, 1]);
      expect(output).toContain(name);
      expect(output).toContain(why);
      expect(await kept(api)).toEqual(before);
      expect(await view(api, client, ticketId)).toMatchObject({ status: 'open', message_count: 1, unread: false });
    },
  );

  test('a sixth image, a folder and a closed ticket are refused, and an option without a file is wrong usage', fullOnly, async () => {
    const before = await kept(api);
    const file = fileOf(api, 'good.png', await png());
    const six = await answer('See it.', ...Array.from({ length: 6 }, () => `--image=${file}`));
    expect(six).toEqual({ code: 1, output: 'An answer can have at most 5 images.' });
    const folder = path.join(api.dataFolder, 'pictures');
    mkdirSync(folder);
    expect(await answer('See it.', '--image', folder)).toEqual({ code: 1, output: `${folder} is not a file.` });
    expect(await answer('See it.', '--image')).toMatchObject({ code: 2, output: expect.stringContaining('[--image=…]') });
    await api.app.database.transaction((tx) => closeTicketAsSupport(tx, ticketId, api.app.now()));
    expect(await answer('See it.', '--image', file)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`no open ticket ${ticketId}`),
    });
    expect(await kept(api)).toEqual(before);
    expect((await view(api, client, ticketId)).message_count).toBe(1);
  });

  test("support's images belong to no user: a client can only remove their own pending image", async () => {
    const file = fileOf(api, 'good.png', await png());
    const own = await attach(api, client.token);
    expect((await answer('See it.', '--image', file)).code).toBe(0);
    const shown = (await view(api, client, ticketId)).messages[1]?.attachments[0]?.id ?? '';
    for (const id of [shown, own.id]) {
      const removed = await api.call('removeFile', { token: client.token, query: { id } });
      expect(removed.status).toBe(id === own.id ? 200 : 404);
    }
  });
});

test('a bucket that fills after the first object fails the answer and leaves nothing in bucket or database', fullOnly, async () => {
  const s3: S3Server = await startS3Server();
  const api = await startTestApi({ env: s3.env });
  try {
    const client = await api.register();
    const id = await openTicket(api, client.token);
    const file = fileOf(api, 'good.png', await png());
    s3.putsLeft = 1;
    await expect(answerWith(api, id, [file, file])).rejects.toThrow(
      "The images couldn't be stored, so no answer was sent: PUT attachment/",
    );
    expect([s3.objects.size, (await kept(api)).rows]).toEqual([0, 0]);
    expect((await view(api, client, id)).message_count).toBe(1);
    s3.putsLeft = Number.POSITIVE_INFINITY;
    await answerWith(api, id, [file, file]);
    expect([s3.objects.size, (await kept(api)).rows]).toEqual([4, 2]);
  } finally {
    await api.close();
    await s3.down();
  }
});
