import { request } from 'node:http';
import { crc32 } from 'node:zlib';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { sweepAttachments } from '../../src/modules/attachments/sweep-attachments.job.ts';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { attach, kept } from './attach.ts';
import { gif, jpeg, png } from './pictures.ts';

let api: TestApi;
let client: Registered;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.register();
});
afterAll(() => api.close());

const upload = (body: Buffer, name = 'console.png') => api.call('uploadFile', { token: client.token, query: { name }, body });
const opened = async (url: string) => Buffer.from(await (await fetch(new URL(url, api.url))).arrayBuffer());

/** An empty ZIP with a comment, which unpackers find at the end of any file. */
const zip = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(16), Buffer.from('payload.sh\0\0', 'latin1')]);
const script = "<script>alert(1)</script>';alert(2)//";

describe("files that aren't images", () => {
  const files: readonly (readonly [string, Buffer | (() => Promise<Buffer>)])[] = [
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>`)],
    ['an SVG behind a PNG’s first bytes', Buffer.from(`\u0089PNG\r\n\u001a\n<svg xmlns="http://www.w3.org/2000/svg"/>`, 'latin1')],
    ['a page', Buffer.from(`<!doctype html><img src=x onerror=alert(1)>`)],
    ['a GIF that is a script', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`, 'latin1')],
    ['a ZIP', zip],
    ['a PDF', Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj<<>>endobj\ntrailer<<>>', 'latin1')],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    ['half a PNG', async () => half(await png({ width: 900, height: 900 }))],
    ['half a JPEG', async () => half(await jpeg({ width: 900, height: 900 }))],
    ['half a GIF', async () => half(await gif(30))],
    ['a PNG’s header alone', async () => (await png()).subarray(0, 33)],
    ['a playlist that names another file', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ];
  test.each(files)('%s is refused and not stored', async (_what, file) => {
    const before = await kept(api);
    for (const name of ['console.png', 'a.jpg', 'b.gif'])
      expect(refusal(await upload(typeof file === 'function' ? await file() : file, name))).toMatchObject({
        status: 422,
        code: 'image_unreadable',
      });
    expect(await kept(api)).toEqual(before);
  });
});

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));

describe('images with embedded payloads', () => {
  test.each([
    ['a PNG and a ZIP', async () => Buffer.concat([await png(), zip]), 'PK\u0005\u0006'],
    ['a JPEG and a page', async () => Buffer.concat([await jpeg(), Buffer.from(script)]), '<script>'],
    ['a GIF and a script', async () => Buffer.concat([await gif(2), Buffer.from(script)]), '<script>'],
    ['a PNG with a script among its notes', async () => withText(await png(), script), '<script>'],
  ])('%s: the image is re-encoded and the rest is dropped', async (_what, make, trace) => {
    const file = await make();
    expect(file.includes(Buffer.from(trace, 'latin1'))).toBe(true);
    const { url, preview_url: preview } = success(await upload(file));
    for (const one of [url, preview]) expect((await opened(one)).includes(Buffer.from(trace, 'latin1'))).toBe(false);
  });
});

/** Inserts a tEXt chunk before the first IDAT. */
function withText(image: Buffer, words: string): Buffer {
  const data = Buffer.from(`Comment\0${words}`, 'latin1');
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([image.subarray(0, 33), chunk, image.subarray(33)]);
}

describe('decompression bombs', () => {
  test('an image of 16,000 pixels a side is refused without decoding', fullOnly, async () => {
    const bomb = await png({ width: 16_000, height: 16_000 });
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(refusal(await upload(bomb))).toMatchObject({ status: 422, code: 'image_too_large' });
  });

  test('an image whose header claims more than it contains is refused', async () => {
    const liar = await png();
    liar.writeUInt32BE(60_000, 16);
    liar.writeUInt32BE(60_000, 20);
    liar.writeUInt32BE(crc32(liar.subarray(12, 29)), 29);
    expect(refusal(await upload(liar))).toMatchObject({ status: 422 });
  });

  test('thousands of frames and many large frames are refused', { ...fullOnly, timeout: 120_000 }, async () => {
    expect(refusal(await upload(await gif(3_000), 'a.gif'))).toMatchObject({ status: 422, code: 'image_too_large' });
    const large = await sharp({ create: { width: 1_000, height: 50_000, channels: 3, background: 'red' } })
      .composite([{ input: { create: { width: 10, height: 1_000, channels: 3, background: 'blue' } }, left: 0, top: 1_000 }])
      .raw()
      .toBuffer();
    const frames = await sharp(large, { raw: { width: 1_000, height: 50_000, channels: 3, pageHeight: 1_000 } })
      .gif({ keepDuplicateFrames: true })
      .toBuffer();
    expect(refusal(await upload(frames, 'a.gif'))).toMatchObject({ status: 422, code: 'image_too_large' });
  });

  test('an image over the stored size is scaled down', async () => {
    const { width, height } = success(await upload(await png({ width: 6_000, height: 600 })));
    expect([width, height]).toEqual([4_096, 410]);
  });
});

test.each([
  ['../../../etc/passwd', 'passwd.png'],
  ['..\\..\\windows\\win.ini', 'win.png'],
  ['/etc/cron.d/x.sh', 'x.png'],
  ['.htaccess', 'htaccess.png'],
  ['..', 'image.png'],
  ['', 'image.png'],
  ['a.php.png', 'a.php.png'],
  ['report.pdf', 'report.png'],
  ['con\u202egnp.exe', 'congnp.png'],
  ['a\r\nSet-Cookie: b=c.png', 'aSet-Cookie b=c.png'],
  ['<img src=x onerror=alert(1)>.PNG', 'img src=x onerror=alert(1).PNG'],
  [`${'ы'.repeat(300)}.png`, `${'ы'.repeat(96)}.png`],
  ['%2e%2e%2fetc', '%2e%2e%2fetc.png'],
])('the name %j becomes %j', async (given, name) => {
  const sent = await attach(api, client.token, undefined, given);
  expect(sent.name).toBe(name);
  const { status, headers } = await fetch(new URL(sent.url, api.url));
  expect([status, headers.get('set-cookie')]).toEqual([200, null]);
});

describe('an aborted upload', () => {
  /** Pending uploads. */
  const waiting = () =>
    api.app.database.read((tx) => tx.selectFrom('attachment').select('state').where('message_id', 'is', null).execute());
  const breakOff = async (file: Buffer, cutAt: number) => {
    const { hostname, port } = new URL(api.url);
    const sending = request({
      host: hostname,
      port,
      method: 'POST',
      path: '/v1/file/upload?name=a.png',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/octet-stream', 'content-length': file.length },
    });
    const ended = new Promise<void>((resolve) => sending.on('close', resolve));
    // The broken connection is what this tests.
    sending.on('error', () => {});
    sending.write(file.subarray(0, cutAt), () => sending.destroy());
    await ended;
  };

  test('an upload aborted in the middle or right after its last byte leaves no row or file and takes no quota', fullOnly, async () => {
    const image = await jpeg({ width: 3_000, height: 2_000 });
    const ready = (await waiting()).length;
    // More than the quota.
    await Promise.all(
      Array.from({ length: 40 }, (_none, index) => breakOff(image, index % 2 === 0 ? Math.floor(image.length / 2) : image.length)),
    );
    // The next upload still has quota.
    const { id } = await attach(api, client.token);
    success(await api.call('removeFile', { token: client.token, query: { id } }));
    await waitFor('what was broken off to be given up', async () => {
      await sweepAttachments.handle(api.app, {}, AbortSignal.timeout(60_000));
      return (await waiting()).length <= ready ? true : undefined;
    });
    expect((await kept(api)).files).toBe(2 * ready);
  });
});
