import type { Language } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { searchText } from '../../platform/database/full-text.ts';
import { correctWord, maxEdits } from './correct-words.ts';
import { faqRepository } from './faq.repository.ts';

type FaqSearch = { q: string | undefined; isAnyWord: boolean };

const maxCorrectable = 8;

/**
 * Returns matching entries, the best match first. Mistyped words are corrected if nothing matches as typed; with `isAnyWord`, each word
 * that matches nothing itself.
 */
export async function searchFaq(tx: Transaction, language: Language, { q, isAnyWord }: FaqSearch) {
  const faq = faqRepository(tx);
  const found = await faq.list(language, { q, isAnyWord });
  if (q === undefined || (found.length > 0 && !isAnyWord)) return found;
  const words = searchText(q).split(' ');
  const correctable = [...new Set(words)].filter((word) => maxEdits(word) > 0).slice(0, maxCorrectable);
  const unmatched = isAnyWord ? await faq.unmatchedWords(language, correctable) : correctable;
  const corrections = new Map<string, string>();
  for (const word of unmatched) {
    const correction = correctWord(word, await faq.neighboursOf(language, word));
    if (correction !== undefined) corrections.set(word, correction);
  }
  if (corrections.size === 0) return found;
  return await faq.list(language, { q: words.map((word) => corrections.get(word) ?? word).join(' '), isAnyWord });
}
