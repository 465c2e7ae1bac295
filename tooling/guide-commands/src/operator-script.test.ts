import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const script = path.join(import.meta.dirname, '../../../deploy/portico');
const folder = mkdtempSync(path.join(tmpdir(), 'portico-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = path.join(folder, 'environment');
/** The script, with its files in the folder. */
const copy = path.join(folder, 'portico');
writeFileSync(copy, readFileSync(script, 'utf8').replaceAll('/etc/portico/environment', settings).replaceAll('/opt/portico', folder));
const programs = path.join(folder, 'node_modules/.bin');
mkdirSync(programs, { recursive: true });
for (const [name, command] of [
  ['id', 'echo "${CALLER:-0}"'],
  ['runuser', '[ "$*" = "--user portico -- node $PORTICO/apps/api/src/operator.ts service check" ] && shift 3 && exec "$@"'],
  ['node', 'exec env --null'],
] as const) {
  writeFileSync(path.join(programs, name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
}

function runScript(given: Readonly<Record<string, string>> = {}) {
  const env = { PATH: `${programs}:${process.env['PATH']}`, PORTICO: folder, ...given };
  return spawnSync('sh', [copy, 'service', 'check'], { env, encoding: 'utf8' });
}

/** Returns the environment of the command that the script runs, as root if nothing else is given. */
function environmentOf(lines: readonly string[], given: Readonly<Record<string, string>> = {}) {
  writeFileSync(settings, lines.join('\n'));
  const { status, stdout, stderr } = runScript(given);
  if (status !== 0) throw new Error(`The script ended with ${status}: ${stderr}`);
  return Object.fromEntries(stdout.split('\0').map((setting) => setting.split(/=(.*)/su, 2) as [string, string]));
}

test.each([
  ['DATABASE_URL=postgres://db/portico?sslmode=verify-full&sslcert=a', 'postgres://db/portico?sslmode=verify-full&sslcert=a'],
  ['MAIL_FROM=Acme <no-reply@acme.com>', 'Acme <no-reply@acme.com>'],
  ['SMTP_URL=smtps://a:p$HOME`id`#;x@mail', 'smtps://a:p$HOME`id`#;x@mail'],
  ['BRAND_NAME="Acme Hosting"', 'Acme Hosting'],
  [`BRAND_NAME='"Acme" Hosting'`, '"Acme" Hosting'],
  ['BRAND_NAME=Acme "Hosting"', 'Acme "Hosting"'],
  [String.raw`BRAND_NAME="Acme \"Hosting\""`, 'Acme "Hosting"'],
  ['  BRAND_NAME=Acme  ', 'Acme'],
  ['BRAND_NAME=', ''],
])('a command gets the setting %s as systemd gives it to the server', (line, value) => {
  const [name = ''] = line.trim().split('=', 1);
  expect(environmentOf([line])).toMatchObject({ [name]: value });
});

test('a command gets the settings between blank lines and comments', () => {
  const environment = environmentOf(['# MAIL_FROM=a', '', '; SMTP_URL=b', 'BRAND_NAME=Acme', 'PUBLIC_URL=https://portal.example.com']);
  expect(environment).toMatchObject({ BRAND_NAME: 'Acme', PUBLIC_URL: 'https://portal.example.com' });
  expect(Object.keys(environment).filter((name) => /MAIL_FROM|SMTP_URL/u.test(name))).toEqual([]);
});

test('a command uses the database that it is given instead of that of the server', () => {
  expect(environmentOf(['DATABASE_URL=postgres://server'], { DATABASE_URL: 'postgres://owner' })).toMatchObject({
    DATABASE_URL: 'postgres://owner',
  });
});

test("a command of the server's own user gets the settings too", () => {
  const environment = environmentOf(['DATABASE_URL=postgres://server'], { CALLER: '999' });
  expect(environment).toMatchObject({ DATABASE_URL: 'postgres://server' });
});

test.each(['0', '999'])('without the settings a command of user %s is refused instead of using a new, empty database', (caller) => {
  rmSync(settings, { force: true });
  const { status, stdout, stderr } = runScript({ CALLER: caller });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(`${settings} can't be read. Run this as root or as the user portico.\n`);
});
