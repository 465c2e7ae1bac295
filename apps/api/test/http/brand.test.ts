import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@portico/brand';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, temporaryFolder, type TestApi } from '../test-api.ts';

const page = `<!doctype html><html><head>
<meta name="portico-brand" content="Portico" />
<meta name="portico-extensions" content="" />
<link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="/brand.css" /></head><body></body></html>`;
const woff2 = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(64, 7)]);

let folder: string;
let branded: TestApi;
let plain: TestApi;

beforeAll(async () => {
  folder = temporaryFolder();
  const portal = path.join(folder, 'portal');
  mkdirSync(portal);
  writeFileSync(path.join(portal, 'index.html'), page);
  writeFileSync(path.join(portal, 'brand.css'), ':root { --portico-accent-hue: 1 }');
  writeFileSync(path.join(folder, 'acme.woff2'), woff2);
  const { mark, neutral } = brands.damson;
  const font = {
    sans: "'Acme Sans', sans-serif",
    mono: 'monospace',
    faces: [{ family: 'Acme Sans', weight: '400', source: './acme.woff2' }],
  };
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify({ name: 'Acme', mark, accent: '#0d9488', neutral, radius: '4px', font }));
  branded = await startTestApi({ env: { PORTAL_FOLDER: portal, BRAND_FILE: path.join(folder, 'brand.json') } });
  plain = await startTestApi({ env: { PORTAL_FOLDER: portal } });
});
afterAll(async () => {
  await Promise.all([branded.close(), plain.close()]);
  rmSync(folder, { recursive: true });
});

const pageOf = async (api: TestApi) => (await fetch(api.url)).text();
const linkOf = async (api: TestApi, pattern: RegExp) => pattern.exec(await pageOf(api))?.[1] ?? 'no link';
const styleSheet = /<link rel="stylesheet" href="([^"]+)"/;
const icon = /<link rel="icon" href="([^"]+)"/;

test("the page contains the brand's name and links its stylesheet by a hash that is cached for a year", async () => {
  const html = await pageOf(branded);
  expect(html).toContain('<meta name="portico-brand" content="Acme" />');
  const answer = await fetch(`${branded.url}${await linkOf(branded, styleSheet)}`);
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const css = await answer.text();
  expect(css).toContain('--portico-accent-hue: 184.7;');
  expect(css).toContain('--portico-radius: 0.25rem;');
  expect(css).toContain('--portico-brand-mark: url("data:image/svg+xml,');
});

test("the kit's default look is served without a brand file, and no font is preloaded", async () => {
  const css = await (await fetch(`${plain.url}${await linkOf(plain, styleSheet)}`)).text();
  expect(css).toContain('--portico-accent-hue: 266;');
  expect(await pageOf(plain)).not.toContain('rel="preload"');
  expect(await linkOf(plain, styleSheet)).not.toBe(await linkOf(branded, styleSheet));
});

test('a portal in development gets the brand from a server without a built portal', async () => {
  const bare = await startTestApi({ env: { PORTAL_FOLDER: path.join(folder, 'nothing'), BRAND_FILE: path.join(folder, 'brand.json') } });
  try {
    expect(await (await fetch(`${bare.url}/brand.css`)).text()).toBe(await (await fetch(`${branded.url}/brand.css`)).text());
  } finally {
    await bare.close();
  }
});

test('the stylesheet is revalidated if requested without its hash or with an old one', async () => {
  for (const url of ['/brand.css', '/brand.css?0123456789abcdef']) {
    const answer = await fetch(`${branded.url}${url}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${branded.url}${url}`, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  }
});

test("the icon is an image that can't run or load anything", async () => {
  const answer = await fetch(`${branded.url}${await linkOf(branded, icon)}`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*oklch\(0\.47 0\.1038 184\.7\)/);
});

test("the brand's font is served from this origin and preloaded", async () => {
  const html = await pageOf(branded);
  const href = /<link rel="preload" as="font"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? 'no link';
  const answer = await fetch(`${branded.url}${href}`);
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(woff2);
  const css = await (await fetch(`${branded.url}/brand.css`)).text();
  expect(css).toContain(`src: url("${href}") format('woff2');`);
});

test.each(['/brand/', '/brand/other.svg', '/brand/0123456789abcdef.woff2', '/brand/..%2fbrand.json'])(
  'an unknown path below /brand is refused, not answered with the page: %s',
  async (url) => {
    const answer = await fetch(`${branded.url}${url}`, { headers: { accept: 'text/html' } });
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  },
);
