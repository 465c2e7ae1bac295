import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepAttachments } from '../../src/modules/attachments/sweep-attachments.job.ts';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { testedDatabases, startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { hourMs, testClock } from '../test-clock.ts';
import { ticketRequest } from '../tickets/support-desk.ts';
import { waitFor } from '../wait-for.ts';
import { attach, kept, openTicketWith } from './attach.ts';
import { gif, jpeg, jpegOf, photo, png } from './pictures.ts';

describe.each(testedDatabases)('attachments on %s', (database) => {
  const clock = testClock();
  let api: TestApi;
  let client: Registered;
  let stranger: Registered;
  beforeAll(async () => {
    api = await startTestApi({ database, now: clock.now });
    client = await api.register();
    stranger = await api.register();
  });
  afterAll(() => api.close());

  const upload = async (body: Buffer, name = 'console.png', token = client.token) =>
    api.call('uploadFile', { token, query: { name }, body });
  const create = (attachments: string[], token = client.token) =>
    api.call('createTicket', { token, idempotencyKey: randomUUID(), body: ticketRequest({ attachments }) });
  const reply = (id: number, attachments: string[], token = client.token) =>
    api.call('replyTicket', { token, idempotencyKey: randomUUID(), query: { id }, body: { description: 'Here it is.', attachments } });
  const messages = async (id: number, token = client.token) => success(await api.call('getTicket', { token, query: { id } })).messages;
  const open = (url: string) => fetch(new URL(url, api.url));
  const notMine = { status: 422, errors: [{ path: 'attachments', code: 'not_in_list', params: {} }] };

  describe('getFileLimits', () => {
    test('200: returns the limits that the server enforces; 403 without access to tickets', async () => {
      const limits = success(await api.call('getFileLimits', { token: client.token }));
      expect(limits).toEqual({
        attachment_max_bytes: 2_000_000,
        attachments_per_message: 5,
        types: ['image/jpeg', 'image/png', 'image/gif'],
      });
      const other = await colleagueOf(api, client.token, noRoles);
      expect(refusal(await api.call('getFileLimits', { token: other.token })).status).toBe(403);
      expect(refusal(await api.call('getFileLimits', {})).status).toBe(401);
    });
  });

  describe('uploadFile', () => {
    test('200: stores a JPEG, a PNG and an animation in their formats, with size and a still preview', async () => {
      for (const [file, type, size] of [
        [await jpeg({ width: 900, height: 300 }), 'image/jpeg', [900, 300]],
        [await png({ width: 120, height: 80 }), 'image/png', [120, 80]],
        [await gif(12), 'image/gif', [10, 10]],
      ] as const) {
        const sent = success(await upload(file, 'any.png'));
        expect([sent.type, sent.width, sent.height]).toEqual([type, ...size]);
        const [full, preview] = [await open(sent.url), await open(sent.preview_url)];
        expect([full.headers.get('content-type'), preview.headers.get('content-type')]).toEqual([type, 'image/webp']);
        const bytes = Buffer.from(await full.arrayBuffer());
        expect(bytes.length).toBe(sent.bytes);
        const metadata = await sharp(bytes).metadata();
        expect([`image/${metadata.format}`, metadata.pages ?? 1]).toEqual([type, type === 'image/gif' ? 12 : 1]);
        expect(
          Buffer.from(await preview.arrayBuffer())
            .subarray(8, 12)
            .toString(),
        ).toBe('WEBP');
      }
    });

    test('200: rotates a photo upright and removes its location and camera', async () => {
      const sent = success(await upload(await photo(), 'IMG_0001.JPG'));
      expect([sent.name, sent.width, sent.height]).toEqual(['IMG_0001.JPG', 80, 120]);
      const bytes = Buffer.from(await (await open(sent.url)).arrayBuffer());
      expect(bytes.toString('latin1')).not.toMatch(/Snoop-O-Matic|Mira Novak|Exif/);
      expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
    });

    test('200 for a file of exactly the maximum size; 413 for one more byte', async () => {
      success(await upload(await jpegOf(2_000_000)));
      expect(refusal(await upload(await jpegOf(2_000_001)))).toMatchObject({ status: 413, code: 'payload_too_large' });
    });

    test("422: refuses an empty file in the reader's language", async () => {
      const body = Buffer.alloc(0);
      const sent = await api.call('uploadFile', { token: client.token, query: { name: 'a.png' }, body, language: 'ru' });
      expect(refusal(sent)).toMatchObject({ status: 422, code: 'image_unreadable' });
      expect(refusal(sent).message).toBe('Выберите изображение JPG, PNG или GIF. Этот файл не изображение или он повреждён.');
    });

    test('415: refuses everything but a file; 401 and 403 before reading it', async () => {
      const asJson = await fetch(`${api.url}/v1/file/upload?name=a.png`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(asJson.status).toBe(415);
      const image = await png();
      expect(refusal(await api.call('uploadFile', { query: { name: 'a.png' }, body: image })).status).toBe(401);
      const reader = await colleagueOf(api, client.token, { ...noRoles, support: 'read' });
      expect(refusal(await upload(image, 'a.png', reader.token)).status).toBe(403);
      expect(refusal(await upload(await jpegOf(2_000_001), 'a.png', reader.token)).status).toBe(403);
    });

    test('409: at most fifty pending uploads, even when sent concurrently', fullOnly, async () => {
      const { token } = await api.register();
      const image = await png({ width: 2, height: 2 });
      const sent = await Promise.all(Array.from({ length: 60 }, () => upload(image, 'a.png', token)));
      expect(sent.filter(({ ok }) => ok)).toHaveLength(50);
      for (const one of sent.filter(({ ok }) => !ok)) expect(refusal(one)).toMatchObject({ status: 409, code: 'files_full' });
    });
  });

  describe('of createTicket and replyTicket', () => {
    test('attachments appear below their message in the order they were attached, and messages without any have none', async () => {
      const sent = [await attach(api, client.token), await attach(api, client.token), await attach(api, client.token)];
      const ids = sent.map(({ id }) => id).toReversed();
      const ticketId = await openTicketWith(api, client.token, ids.slice(0, 2));
      success(await reply(ticketId, ids.slice(2)));
      success(await reply(ticketId, []));
      const found = (await messages(ticketId)).map(({ attachments }) => attachments.map(({ id }) => id));
      expect(found).toEqual([ids.slice(0, 2), ids.slice(2), []]);
    });

    test('422: each file is attached once, by its owner, at most five per message; otherwise nothing is written', async () => {
      const { id } = await attach(api, client.token);
      const ticketId = await openTicketWith(api, client.token, [id]);
      const colleague = await colleagueOf(api, client.token, { ...noRoles, support: 'write' });
      const fresh = (await attach(api, client.token)).id;
      const total = async () => success(await api.call('listTickets', { token: client.token })).total;
      const before = await total();
      expect(refusal(await create([id]))).toMatchObject(notMine);
      expect(refusal(await create([fresh], colleague.token))).toMatchObject(notMine);
      expect(refusal(await create([fresh, randomUUID()]))).toMatchObject(notMine);
      expect(refusal(await reply(ticketId, [id]))).toMatchObject(notMine);
      expect(refusal(await reply(2_147_000_000, [id])).status).toBe(404);
      expect(refusal(await create([fresh, fresh])).status).toBe(422);
      expect(refusal(await create(Array.from({ length: 6 }, () => randomUUID()))).errors).toMatchObject([
        { path: 'attachments', code: 'too_long' },
      ]);
      expect(await total()).toBe(before);
      expect(await messages(ticketId)).toHaveLength(1);
      success(await create([fresh]));
    });

    test('two concurrent messages with the same attachment result in one message', async () => {
      const { id } = await attach(api, client.token);
      const sent = await Promise.all([create([id]), create([id]), create([id])]);
      expect(sent.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422']);
    });

    test('a repeated request with the same key results in one message with its images', async () => {
      const { id } = await attach(api, client.token);
      const sending = { token: client.token, idempotencyKey: randomUUID(), body: ticketRequest({ attachments: [id] }) };
      const [one, two] = [success(await api.call('createTicket', sending)), success(await api.call('createTicket', sending))];
      expect(two).toEqual(one);
    });
  });

  describe('removeFile', () => {
    const remove = (id: string, token = client.token, language = 'en') => api.call('removeFile', { token, query: { id }, language });
    const gone = { status: 404, code: 'not_found', message: 'File not found' };

    test('200: its link stops working, and row and bytes are deleted', async () => {
      const before = await kept(api);
      const { id, url } = await attach(api, client.token);
      expect(success(await remove(id, client.token, 'ru')).message).toBe('Файл удалён.');
      expect((await open(url)).status).toBe(404);
      await waitFor('its bytes to be gone', async () => ((await kept(api)).files === before.files ? true : undefined));
      await waitFor('its row to be gone', async () => ((await kept(api)).rows === before.rows ? true : undefined));
    });

    test('404: attached to a message, of another user, of another client, or missing', async () => {
      const taken = (await attach(api, client.token)).id;
      await openTicketWith(api, client.token, [taken]);
      const { id } = await attach(api, client.token);
      const colleague = await colleagueOf(api, client.token, { ...noRoles, support: 'write' });
      expect(refusal(await remove(taken))).toMatchObject(gone);
      for (const { token } of [colleague, stranger]) expect(refusal(await remove(id, token))).toMatchObject(gone);
      expect(refusal(await remove(randomUUID()))).toMatchObject(gone);
      success(await remove(id));
      expect(refusal(await remove(id))).toMatchObject(gone);
      expect(refusal(await create([id]))).toMatchObject(notMine);
    });
  });

  test("an upload is deleted if it isn't sent within a day or was never stored completely, while messages keep theirs", async () => {
    const sweep = () => sweepAttachments.handle(api.app, {}, AbortSignal.timeout(60_000));
    const states = () =>
      api.app.database.read((tx) => tx.selectFrom('attachment').select(['id', 'state', 'message_id as messageId']).execute());
    const known = async (id: string) => (await states()).some((row) => row.id === id);
    const [{ id: sent }, { id: unsent }, { id: cutOff }] = [
      await attach(api, client.token),
      await attach(api, client.token),
      await attach(api, client.token),
    ];
    await openTicketWith(api, client.token, [sent]);
    await api.app.database.transaction((tx) => tx.updateTable('attachment').set({ state: 'storing' }).where('id', '=', cutOff).execute());
    await sweep();
    expect([await known(unsent), await known(cutOff)]).toEqual([true, true]);
    clock.turn(2 * hourMs);
    await sweep();
    expect([await known(unsent), await known(cutOff)]).toEqual([true, false]);
    clock.turn(23 * hourMs);
    await sweep();
    const left = await states();
    expect(left.filter(({ messageId }) => messageId === null)).toEqual([]);
    expect(await known(sent)).toBe(true);
    // One image and one preview per remaining attachment, and no others.
    expect(await kept(api)).toMatchObject({ rows: left.length, files: 2 * left.length });
  });

  test("an upload that the storage can't delete doesn't keep the others from being deleted", fullOnly, async () => {
    const { token } = await api.register();
    const ids = [(await attach(api, token)).id, (await attach(api, token)).id].toSorted();
    const sweep = () => sweepAttachments.handle(api.app, {}, AbortSignal.timeout(60_000));
    const left = async () =>
      (await api.app.database.read((tx) => tx.selectFrom('attachment').select('id').where('id', 'in', ids).execute())).map(({ id }) => id);
    const remove = api.app.storage.remove.bind(api.app.storage);
    const spy = vi.spyOn(api.app.storage, 'remove').mockImplementation(async (key) => {
      if (key.includes(ids[0] ?? '')) throw new Error('locked');
      await remove(key);
    });
    clock.turn(25 * hourMs);
    await expect(sweep()).rejects.toThrow('locked');
    expect(await left()).toEqual([ids[0]]);
    spy.mockRestore();
    await sweep();
    expect(await left()).toEqual([]);
  });
});
