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

/** Raised with the way words are indexed, so that the same entries are indexed anew when they are applied again. */
const indexVersion = 2;

/** Takes the place of all entries that there are. False where they are the same already. */
export async function applyFaq(tx: Transaction, entries: readonly FaqSource[], at: Date): Promise<boolean> {
  const faq = faqRepository(tx);
  const checksum = createHash('sha256')
    .update(JSON.stringify([indexVersion, entries]))
    .digest('hex');
  if ((await faq.newestChecksum()) === checksum) return false;
  await faq.replace(entries, checksum, at);
  return true;
}
