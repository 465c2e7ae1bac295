import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { safeParse } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatewaySandboxSecret, sandboxSecretOf } from './settings.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'portico-sandbox-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

/** The only setting that is read. */
const withSecret = (secret: string | undefined) => ({ dataFolder, setting: () => secret as never });

test("the sandbox gateway's secret is the given one, or one that is generated once", () => {
  expect(sandboxSecretOf(withSecret('a-secret-that-is-given'))).toBe('a-secret-that-is-given');
  const generated = sandboxSecretOf(withSecret(undefined));
  expect(generated.length).toBeGreaterThanOrEqual(43);
  expect(sandboxSecretOf(withSecret(undefined))).toBe(generated);
});

test('a short secret of the sandbox gateway is refused', () => {
  expect(safeParse(gatewaySandboxSecret.schema, 'short').success).toBe(false);
});
