import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands } from '@portico/brand';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { senderOf, smtpUrl } from '../drivers/mail/settings.ts';
import { rateLimitFactor } from '../operations/settings.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { readConfiguration, settings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-configuration-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string> = {}, argv: string[] = []) => readConfiguration({ DATA_FOLDER: folder, ...env }, argv);
const refusal = (env: Record<string, string>, argv: string[] = []) => {
  try {
    read(env, argv);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return 'nothing was refused';
};

test('no setting is required', () => {
  expect(read()).toMatchObject({
    port: 3_000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    brandName: 'Portico',
  });
  expect(senderOf(read())).toBe('"Portico" <no-reply@localhost>');
  expect([read().setting(smtpUrl), read().setting(rateLimitFactor)]).toEqual([undefined, 1]);
});

test('an empty setting counts as unset', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3_000, databaseUrl: null });
});

test('a database URL may name a socket instead of a host', () => {
  const url = 'postgres://portico@/portico?host=/run/postgresql';
  expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('a setting derived from another one follows it', () => {
  const configuration = read({ PORT: '8080', PUBLIC_URL: 'https://portal.example.com/', BRAND_NAME: 'Acme "Host"' });
  expect(configuration.publicUrl).toBe('https://portal.example.com');
  expect(senderOf(configuration)).toBe('"Acme Host" <no-reply@portal.example.com>');
});

test.each(['127.0.0.1,::1', '172.16.0.0/12, fd00::/8', '10.0.0.0/255.0.0.0', 'loopback,uniquelocal'])('TRUST_PROXY may be %s', (value) => {
  expect(read({ TRUST_PROXY: value }).trustProxy).toBe(value);
});

describe('an invalid setting is refused by name', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/portico'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'portal.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'https://portal.example.com/auth/login'],
    ['PUBLIC_URL', 'https://portal.example.com?lang=ru'],
    ['TRUST_PROXY', 'caddy'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMIT_FACTOR', '0'],
  ])('%s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} must `));
  });

  test.each([
    ['DATABASE_URL', 'postgres://portico:hunter/2@db.example.com/portico'],
    ['SMTP_URL', 'smtps://portico:hunter#2@mail.example.com'],
  ])('%s is refused without its password if that has to be escaped', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be a URL`));
    expect(message).not.toContain('hunter');
  });

  test('all invalid settings are refused at once', () => {
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
  });

  test('an unknown argument is refused with the usage', () => {
    expect(refusal({}, ['--demo'])).toMatch(/--demo[^]*Usage: start/);
  });
});

describe('a brand file', () => {
  const write = (content: string) => {
    const file = path.join(folder, 'brand.json');
    writeFileSync(file, content);
    return file;
  };

  test('a brand file sets the name in titles and mails unless BRAND_NAME overrides it', () => {
    const file = write(JSON.stringify({ ...brands.damson, font: { ...brands.damson.font, faces: [] } }));
    expect(read({ BRAND_FILE: file }).brandName).toBe('Damson');
    expect(senderOf(read({ BRAND_FILE: file }))).toBe('"Damson" <no-reply@localhost>');
    expect(read({ BRAND_FILE: file, BRAND_NAME: 'Acme' })).toMatchObject({ brandName: 'Acme' });
  });

  test('an invalid brand file stops the start and names the file and each setting', () => {
    const file = write(JSON.stringify({ ...brands.portico, radius: '3em', accent: 'blue' }));
    expect(refusal({ BRAND_FILE: file })).toMatch(/^BRAND_FILE .*brand\.json:\n {2}accent must be .*\n {2}radius must be /);
  });

  test("a brand file that is missing, isn't JSON or names an invalid font stops the start with a message", () => {
    expect(refusal({ BRAND_FILE: path.join(folder, 'none.json') })).toMatch(/^BRAND_FILE .*none\.json can not be read/);
    expect(refusal({ BRAND_FILE: write('{') })).toMatch(/^BRAND_FILE .*brand\.json is no JSON/);
    const face = { family: 'Acme Sans', weight: '400', source: './acme.woff2' };
    const file = write(JSON.stringify({ ...brands.portico, font: { ...brands.portico.font, faces: [face] } }));
    expect(refusal({ BRAND_FILE: file })).toMatch(/^BRAND_FILE .*the font \.\/acme\.woff2 can not be read/);
    writeFileSync(path.join(folder, 'acme.woff2'), 'no font');
    expect(refusal({ BRAND_FILE: file })).toMatch(/^BRAND_FILE .*the font \.\/acme\.woff2 is no woff2 file/);
  });
});

test('--help names every setting, and none of the simulation', () => {
  const usage = refusal({}, ['--help']);
  for (const { name } of settings) expect(usage).toContain(name);
  expect(usage).not.toMatch(/simulat|sandbox|demo\b/i);
});

test('the production guide has the table of all settings', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/guides/run-in-production.md'), 'utf8');
  expect(guide).toContain(`\n${settingsTable()}\n`);
});

/** Formatted as the formatter does. After adding a setting, copy what this test expects into the guide. */
function settingsTable(): string {
  const rows = [['Setting', 'Default', 'Meaning'], ...settings.map(({ name, about, defaultsTo }) => [`\`${name}\``, defaultsTo, about])];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) => line(row));
  return [head, line(['-', '-', '-'], '-'), ...body].join('\n');
}
