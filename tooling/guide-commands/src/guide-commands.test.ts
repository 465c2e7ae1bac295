import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { guideCommands, readGuide } from './guide-commands.ts';
import { failureOf, tracedCommands } from './traced-commands.ts';

const guide = `# A guide

## Install

Text with \`code\`.

\`\`\`sh
echo installed     # a comment
\`\`\`

\`\`\`yaml
key: value
\`\`\`

### A part

\`\`\`sh
cat <<END
read
END
cat /no/such/file
echo never
\`\`\`

## Start

\`\`\`sh
echo started
\`\`\`
`;
const linesOf = (heading: string) =>
  Object.fromEntries(
    guideCommands(guide, heading)
      .split('\n')
      .map((line, index) => [index + 1, line]),
  );

test('takes the shell commands under a heading and its subheadings, each on its line', () => {
  const lines = Object.entries(linesOf('Install')).filter(([, line]) => line !== '');
  expect(lines).toEqual([
    ['8', 'echo installed     # a comment'],
    ['18', 'cat <<END'],
    ['19', 'read'],
    ['20', 'END'],
    ['21', 'cat /no/such/file'],
    ['22', 'echo never'],
  ]);
});

test.each(['Remove', 'Inst'])('refuses the heading %s, which has no commands', (heading) => {
  expect(() => guideCommands(guide, heading)).toThrow(`no commands under ${heading}`);
});

test('names the line of the first command that fails, after its output', () => {
  const input = `exec 2>&1; ${tracedCommands(guideCommands(guide, 'Install'), 'docs/guides/a.md')}`;
  const { stdout, status } = spawnSync('bash', ['-e'], { input, encoding: 'utf8' });
  expect(status).toBe(1);
  const failure = failureOf(stdout);
  expect(failure.split('\n')[0]).toBe('docs/guides/a.md:21 ended with status 1: cat /no/such/file');
  expect(failure).toMatch(/\+ cat \/no\/such\/file\ncat: .*No such file or directory\n/u);
  expect(failure).not.toContain('never');
});

test.each(['', '?sslmode=verify-full&sslrootcert=/etc/portico/ca.pem'])(
  'going back uses the other database at a URL that ends in "%s"',
  (query) => {
    const edits = guideCommands(readGuide('upgrade.md'), 'Go back after a migration').match(/^sed .+(?= \/etc\/portico\/)/gmu) ?? [];
    const input = `DATABASE_URL=postgres://portico:secret@localhost/portico${query}\n`;
    const outputs = edits.map((edit) => spawnSync('sh', ['-c', edit.replace(' --in-place', '')], { input, encoding: 'utf8' }).stdout);
    const expected = `DATABASE_URL=postgres://portico:secret@localhost/portico_before${query}\n`;
    expect(outputs).toEqual([expected, expected]);
  },
);

test.each(['PORTICO_VERSION=0.8.2\nSECRETS_KEY=secret', 'SECRETS_KEY=secret\nPORTICO_VERSION=0.8.2'])(
  'the version of containers gets its own line if the settings end without one: %j',
  (settings) => {
    const commands = guideCommands(readGuide('upgrade.md'), 'In containers').match(/^(?:sed|echo) .*deploy\/\.env/gmu) ?? [];
    const script = ['mkdir deploy', 'printf %s "$settings" > deploy/.env', ...commands, 'cat deploy/.env'].join('\n');
    const cwd = mkdtempSync(path.join(tmpdir(), 'portico-guide-'));
    const { stdout } = spawnSync('sh', ['-c', script], { cwd, env: { ...process.env, settings }, encoding: 'utf8' });
    rmSync(cwd, { recursive: true });
    expect(stdout).toBe('SECRETS_KEY=secret\nPORTICO_VERSION=0.9.0\n');
  },
);
