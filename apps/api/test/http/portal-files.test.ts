import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, temporaryFolder, type TestApi } from '../test-api.ts';

const script = 'console.log("portal");'.repeat(50);
const page = `<!doctype html><html><head>
<meta name="portico-brand" content="Portico" />
<meta name="portico-extensions" content="" />
<meta name="portico-api" content="" />
<link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="/brand.css" />
<script type="module" src="/assets/index-abc123.js"></script></head><body></body></html>`;

const prerendered = (language: string) =>
  page.replace('<html>', `<html lang="${language}">`).replace('<body>', `<body><a>{{brand}}</a>${language}`);

let api: TestApi;
let portal: string;
beforeAll(async () => {
  portal = temporaryFolder();
  mkdirSync(path.join(portal, 'assets'));
  mkdirSync(path.join(portal, '.vite'));
  writeFileSync(path.join(portal, '.vite/manifest.json'), '{}');
  writeFileSync(path.join(portal, 'index.html'), page);
  writeFileSync(path.join(portal, 'index.html.br'), brotliCompressSync(page));
  mkdirSync(path.join(portal, 'prerendered/auth'), { recursive: true });
  for (const language of ['en', 'ru']) writeFileSync(path.join(portal, `prerendered/auth/login.${language}.html`), prerendered(language));
  writeFileSync(path.join(portal, 'boot.js'), script);
  const asset = path.join(portal, 'assets/index-abc123.js');
  writeFileSync(asset, script);
  writeFileSync(`${asset}.br`, brotliCompressSync(script));
  writeFileSync(`${asset}.gz`, gzipSync(script));
  api = await startTestApi({ env: { PORTAL_FOLDER: portal, BRAND_NAME: 'Acme & "Söhne" <b>' } });
});
afterAll(async () => {
  await api.close();
  rmSync(portal, { recursive: true });
});

type Raw = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Without fetch's decompression and default headers. */
function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  const { promise, resolve, reject } = Promise.withResolvers<Raw>();
  const sent = request(`${api.url}${url}`, { method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
  });
  sent.on('error', reject).end();
  return promise;
}

describe('the portal page', () => {
  test.each(['/', '/invoices', '/invoices/invoice/10241?from=mail', '/settings/client', '/no/such/page'])(
    'the page is served at %s',
    async (url) => {
      const { status, headers, body } = await get(url, { accept: 'text/html' });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain('src="/assets/index-abc123.js"');
    },
  );

  test("the page contains the provider's name, escaped", async () => {
    const { body } = await get('/');
    expect(body.toString()).toContain('<meta name="portico-brand" content="Acme &amp; &quot;Söhne&quot; &lt;b&gt;" />');
  });

  test('the page says what the API offers, without what the provider has not configured', async () => {
    const { body } = await get('/');
    const [, offered = ''] = /<meta name="portico-extensions" content="([^"]*)" \/>/.exec(body.toString()) ?? [];
    expect(offered.split(' ')).toEqual(expect.arrayContaining(['services', 'tickets', 'events']));
    expect(offered.split(' ').filter((name) => ['tax', 'telegram'].includes(name))).toEqual([]);
  });

  test('the page is compressed as the browser accepts, with the same content in each encoding', async () => {
    const plain = await get('/');
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br;q=0.9' });
    const refused = await get('/', { 'accept-encoding': 'br;q=0' });
    expect([plain, gzip, brotli, refused].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br', undefined]);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(brotli.headers['vary']).toBe('accept-encoding');
  });

  test('the page is answered with 304 while unchanged', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test("the page runs only what this origin serves, can't be framed, and requires trusted types", async () => {
    const { headers } = await get('/');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['referrer-policy']).toBe('same-origin');
  });
});

describe('a prerendered page', () => {
  const languageOf = async (headers: Record<string, string>, url = '/auth/login') =>
    /<html lang="(..)">/.exec((await get(url, headers)).body.toString())?.[1];

  test('a prerendered page uses the chosen language, or else one that the browser accepts', async () => {
    expect(await languageOf({ cookie: 'a=b; locale=ru', 'accept-language': 'en' })).toBe('ru');
    expect(await languageOf({ 'accept-language': 'de, ru;q=0.8, en;q=0.5' })).toBe('ru');
    expect(await languageOf({ cookie: 'locale=en; __Host-locale=ru', 'accept-language': 'en' })).toBe('ru');
    expect(await languageOf({ cookie: 'locale=xx', 'accept-language': 'ru' })).toBe('ru');
    expect(await languageOf({ cookie: 'locale=__proto__' })).toBe('en');
    expect(await languageOf({})).toBe('en');
  });

  test('a prerendered page sends Vary and differs by language', async () => {
    const english = await get('/auth/login');
    const russian = await get('/auth/login', { cookie: 'locale=ru' });
    expect(english.headers['vary']).toBe('accept-encoding, accept-language, cookie');
    expect(english.headers['cache-control']).toBe('no-cache');
    expect(english.headers['etag']).not.toBe(russian.headers['etag']);
    expect((await get('/auth/login', { cookie: 'locale=ru', 'if-none-match': String(english.headers['etag']) })).status).toBe(200);
    expect((await get('/auth/login', { cookie: 'locale=ru', 'if-none-match': String(russian.headers['etag']) })).status).toBe(304);
    const brotli = await get('/auth/login', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.body)).toEqual(english.body);
  });

  test("a prerendered page contains the provider's name, escaped, and every page's policy", async () => {
    const { body, headers } = await get('/auth/login');
    expect(body.toString()).toContain('<a>Acme &amp; &quot;Söhne&quot; &lt;b&gt;</a>');
    expect(body.toString()).not.toContain('{{');
    expect(headers['content-security-policy']).toBe((await get('/')).headers['content-security-policy']);
  });

  test("a URL with a query gets the plain page, and prerendered pages aren't files", async () => {
    expect(await languageOf({ cookie: 'locale=ru' }, '/auth/login?ended=true')).toBeUndefined();
    expect((await get('/prerendered/auth/login.en.html', { accept: '*/*' })).status).toBe(404);
  });
});

describe('portal files', () => {
  test('files with a hash are cached for a year and served precompressed', async () => {
    const { status, headers, body } = await get('/assets/index-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['etag'], headers['last-modified']]).toEqual([undefined, undefined]);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect((await get('/assets/index-abc123.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/assets/index-abc123.js')).body.toString()).toBe(script);
  });

  test('files at the top level are revalidated', async () => {
    const { status, headers } = await get('/boot.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0');
  });

  test.each([
    '/assets/gone-123.js',
    '/assets/',
    '/assets/../index.html.br',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2findex.html',
    '/.vite/manifest.json',
    '/index.html.br',
    '/robots.txt',
    '/v1/no-such-call',
    '/v1',
    '/webhooks/nobody',
  ])('missing files are refused and never answered with the page: %s', async (url) => {
    const { status, headers } = await get(url);
    expect([400, 404]).toContain(status);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  test('files answer HEAD without a body and refuse writes', async () => {
    const head = await get('/invoices', { accept: 'text/html' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await get('/invoices', { accept: 'text/html' }, 'DELETE')).status).toBe(404);
  });
});
