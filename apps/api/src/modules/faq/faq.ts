import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Transaction } from '../../platform/database/database.ts';
import { faqRepository } from './faq.repository.ts';
import { readFaq, type FaqSource } from './read-faq.ts';

const bundledFolder = path.join(import.meta.dirname, '../../../faq');

export async function readBundledFaq(): Promise<FaqSource[]> {
  const reading = await readFaq(bundledFolder);
  if (!reading.ok) throw new Error(`The bundled FAQ is broken:\n${reading.problems.join('\n')}`);
  return reading.entries;
}

export const hasFaq = async (tx: Transaction): Promise<boolean> => (await faqRepository(tx).newestChecksum()) !== undefined;

/** Part of the checksum. Increase it when the indexing changes, so that unchanged entries are indexed again. */
const indexVersion = 2;

/** Replaces all entries. Returns false if they are unchanged. */
export async function applyFaq(tx: Transaction, entries: readonly FaqSource[], at: Date): Promise<boolean> {
  const faq = faqRepository(tx);
  const checksum = createHash('sha256')
    .update(JSON.stringify([indexVersion, entries]))
    .digest('hex');
  if ((await faq.newestChecksum()) === checksum) return false;
  await faq.replace(entries, checksum, at);
  return true;
}
