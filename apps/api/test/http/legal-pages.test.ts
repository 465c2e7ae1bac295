import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../test-api.ts';

let plain: TestApi;
let provider: TestApi;
beforeAll(async () => {
  plain = await startTestApi({ env: { BRAND_NAME: 'A & <b>Co</b>' } });
  provider = await startTestApi({ env: { RULES_URL: 'https://acme.example/rules', SECURITY_CONTACT: 'mailto:security@acme.example' } });
});
afterAll(async () => await Promise.all([plain.close(), provider.close()]));

test.each([
  ['rules', '?locale=en', 'ru', 'Rules of service'],
  ['rules', '?locale=ru', 'en', 'Правила обслуживания'],
  ['offer', '', 'ru-RU,ru;q=0.9', 'Публичная оферта'],
  ['offer', '?locale=<script>', 'en', 'Public offer'],
])("/legal/%s%s is marked as a sample in the reader's language and runs nothing", async (text, query, accepted, title) => {
  const response = await fetch(`${plain.url}/legal/${text}${query}`, { headers: { 'accept-language': accepted } });
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain('A &amp; &lt;b&gt;Co&lt;/b&gt;');
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('<script');
});

test("a provider's text replaces the page at RULES_URL, and the other one stays a sample", async () => {
  const rules = await fetch(`${provider.url}/legal/rules`, { redirect: 'manual' });
  expect([rules.status, rules.headers.get('location')]).toEqual([302, 'https://acme.example/rules']);
  expect((await fetch(`${provider.url}/legal/offer`)).status).toBe(200);
});

test('SECURITY_CONTACT publishes a security.txt that has not expired, and without it there is none', async () => {
  const response = await fetch(`${provider.url}/.well-known/security.txt`);
  const fields = new Map((await response.text()).split('\n').map((line) => [line.split(': ', 1)[0], line.split(': ')[1]]));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(fields.get('Contact')).toBe('mailto:security@acme.example');
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now());
  expect((await fetch(`${plain.url}/.well-known/security.txt`)).status).toBe(404);
});
