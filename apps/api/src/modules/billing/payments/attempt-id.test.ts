import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '../../../registry/settings.ts';
import { attemptId } from './attempt-id.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portico-attempt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [old, young] = ['an-old-key-of-32-characters-at-least', 'a-young-key-of-32-characters-at-least'];
const invoice = { id: 10_241, client_id: 31, created_at: new Date('2026-11-01T00:00:00Z') };
const idWith = (keys: string, attempt = 1) =>
  attemptId(readConfiguration({ DATA_FOLDER: folder, SECRETS_KEY: keys }, []), invoice, attempt);

test('a restored server derives the id of an attempt again while the same key is first', () => {
  expect(idWith(`${old},${young}`)).toBe(idWith(old));
  expect(idWith(old, 2)).not.toBe(idWith(old));
});

// The guides say to book the charges since the backup by hand then.
test('a server with another first key derives another id, so the gateway would charge again', () => {
  expect(idWith(`${young},${old}`)).not.toBe(idWith(old));
});
