import { fullOnly } from '@portico/test-depth/daily-if';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabaseStorage } from '../../src/drivers/storage/database-storage.ts';
import { createFileStorage } from '../../src/drivers/storage/create-file-storage.ts';
import { maxPendingUploads, writingMs } from '../../src/modules/attachments/attachments.policy.ts';
import { sweepAttachments } from '../../src/modules/attachments/sweep-attachments.job.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { refusal, success } from '../contract-client.ts';
import { startS3Server, type S3Server } from '../s3-server.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { hourMs, testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { attach, kept, openTicketWith } from './attach.ts';
import { png } from './pictures.ts';

const clock = testClock();
let s3: S3Server;
let api: TestApi;
let client: Registered;
beforeAll(async () => {
  s3 = await startS3Server();
  api = await startTestApi({ env: s3.env, now: clock.now });
  client = await api.register();
});
afterAll(async () => {
  await api.close();
  await s3.down();
});
beforeEach(() => {
  s3.mood = 'well';
  s3.putsLeft = Number.POSITIVE_INFINITY;
  s3.refused = [];
});

const open = (url: string) => fetch(new URL(url, api.url));
const upload = async () => api.call('uploadFile', { token: client.token, query: { name: 'console.png' }, body: await png() });
const objectsOf = (id: string) => [...s3.objects.keys()].filter((key) => key.includes(id)).toSorted();
const sweep = () => sweepAttachments.handle(api.app, {}, AbortSignal.timeout(60_000));
const states = () => api.app.database.read((tx) => tx.selectFrom('attachment').select(['id', 'state']).execute());

test('an image and its preview are signed bucket objects, served through our own link', async () => {
  const { id, url, preview_url: preview, bytes } = await attach(api, client.token);
  expect(objectsOf(id)).toEqual([`attachment/${id}/full`, `attachment/${id}/preview`]);
  expect((await kept(api)).files).toBe(0);
  const [full, small] = [await open(url), await open(preview)];
  expect(Buffer.from(await full.arrayBuffer())).toEqual(s3.objects.get(`attachment/${id}/full`));
  expect(full.headers.get('content-length')).toBe(String(bytes));
  expect([full.headers.get('content-type'), small.headers.get('content-type')]).toEqual(['image/png', 'image/webp']);
  expect(url).not.toContain(s3.env.S3_BUCKET_URL);
  expect(s3.refused).toEqual([]);
});

test('a message keeps its images, and removed ones leave neither object nor row', async () => {
  const [sent, removed] = [await attach(api, client.token), await attach(api, client.token)];
  await openTicketWith(api, client.token, [sent.id]);
  success(await api.call('removeFile', { token: client.token, query: { id: removed.id } }));
  await waitFor('its objects to be gone', () => (objectsOf(removed.id).length === 0 ? true : undefined));
  expect(objectsOf(sent.id)).toHaveLength(2);
  expect((await open(sent.url)).status).toBe(200);
});

const troubles: readonly (readonly [string, () => Promise<void> | void])[] = [
  ['is full', () => void (s3.mood = 'full')],
  ['answers with errors', () => void (s3.mood = 'broken')],
  ['is down', () => s3.down()],
  ['is full after the first of two objects', () => void (s3.putsLeft = 1)],
];

test.each(troubles)('a storage that %s: answers 503, and partial writes are deleted later', async (how, fail) => {
  const before = new Set((await states()).map(({ id }) => id));
  await fail();
  try {
    expect(refusal(await upload())).toMatchObject({ status: 503, code: 'unavailable' });
  } finally {
    if (how === 'is down') await s3.up();
    s3.mood = 'well';
    s3.putsLeft = Number.POSITIVE_INFINITY;
  }
  const unfinished = (await states()).find(({ id }) => !before.has(id));
  expect(unfinished?.state).toBe('storing');
  clock.turn(2 * hourMs);
  await sweep();
  expect(objectsOf(unfinished?.id ?? '')).toEqual([]);
  expect((await states()).some(({ id }) => id === unfinished?.id)).toBe(false);
  success(await upload());
});

test("uploads that failed during an outage of the storage don't count towards the limit afterwards", fullOnly, async () => {
  const { token } = await api.register();
  const image = await png({ width: 2, height: 2 });
  const send = () => api.call('uploadFile', { token, query: { name: 'console.png' }, body: image });
  s3.mood = 'broken';
  for (let times = 0; times < maxPendingUploads; times += 1) expect(refusal(await send()).status).toBe(503);
  s3.mood = 'well';
  clock.turn(writingMs + 1_000);
  success(await send());
});

test('a link answers 503 during a storage failure and works afterwards; tickets keep working throughout', async () => {
  const { id, url } = await attach(api, client.token);
  const ticketId = await openTicketWith(api, client.token, [id]);
  s3.mood = 'broken';
  expect((await open(url)).status).toBe(503);
  const body = { description: 'Without an image, then.', attachments: [] };
  success(await api.call('replyTicket', { token: client.token, idempotencyKey: randomUUID(), query: { id: ticketId }, body }));
  s3.mood = 'cutting';
  await expect(open(url).then((answer) => answer.arrayBuffer())).rejects.toThrow(/terminated|fetch failed/);
  s3.mood = 'well';
  expect((await open(url)).status).toBe(200);
});

test('an object deleted in the bucket answers 404', async () => {
  const { id, url } = await attach(api, client.token);
  s3.objects.delete(`attachment/${id}/full`);
  expect((await open(url)).status).toBe(404);
});

test('deletions pending during a storage failure are completed afterwards', fullOnly, async () => {
  const { id } = await attach(api, client.token);
  s3.mood = 'broken';
  success(await api.call('removeFile', { token: client.token, query: { id } }));
  await expect(sweep()).rejects.toThrow('InternalError');
  expect((await states()).find((row) => row.id === id)?.state).toBe('removing');
  s3.mood = 'well';
  await sweep();
  expect([objectsOf(id), (await states()).some((row) => row.id === id)]).toEqual([[], false]);
});

test('files stored in the database before the bucket are still served and removed', async () => {
  const former = createDatabaseStorage(api.app.database);
  const { id, url } = await attach(api, client.token);
  const bytes = s3.objects.get(`attachment/${id}/full`) ?? Buffer.alloc(0);
  await former.write(`attachment/${id}/full`, bytes);
  s3.objects.delete(`attachment/${id}/full`);
  expect(Buffer.from(await (await open(url)).arrayBuffer())).toEqual(bytes);
  success(await api.call('removeFile', { token: client.token, query: { id } }));
  await waitFor('its pieces to be gone', async () => ((await kept(api)).files === 0 ? true : undefined));
});

test('the storage refuses a wrong key, and the start refuses a missing one with a message', async () => {
  const configured = (env: Record<string, string>) => createFileStorage(readConfiguration({ ...s3.env, ...env }, []), api.app.database);
  await expect(configured({ S3_SECRET_ACCESS_KEY: 'another' }).write('a/b', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
  expect(() => configured({ S3_SECRET_ACCESS_KEY: '' })).toThrow(/^S3_BUCKET_URL \S+ requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
});
