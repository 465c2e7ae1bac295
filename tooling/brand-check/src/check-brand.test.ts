import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands } from '@portico/brand';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-brand-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, 'check-brand.ts'), ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

const write = (content: object) => {
  const file = path.join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('every pair of a brand is measured in both themes', { timeout: 60_000 }, async () => {
  const { code, output } = await run(write({ ...brands.portico, accent: '#0d9488' }));
  expect(output).toMatch(/^Portico: accent hue 184\.7, chroma 0\.1038;/);
  expect(output).toMatch(/^on-accent on accent +text +\d+\.\d\d +\d+\.\d\d +4\.5$/m);
  expect(output).toMatch(/All \d+ pairs have enough contrast in both themes\./);
  expect(code).toBe(0);
});

test('a brand that the server would reject is explained', async () => {
  const { code, output } = await run(write({ ...brands.portico, radius: 'round', mark: '<svg onload="alert(1)"></svg>' }));
  expect(output).toMatch(/brand\.json:\n {2}mark must not hold the attribute onload.*\n {2}radius must be a length/);
  expect(code).toBe(2);
});

test('the command without a file prints its usage', async () => {
  expect(await run()).toEqual({ code: 2, output: 'Usage: pnpm brand <brand file>\n' });
});
