import type { Language } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { searchText } from '../../platform/database/full-text.ts';
import { correctWord, maxEdits } from './correct-words.ts';
import { faqRepository } from './faq.repository.ts';

type FaqSearch = { q: string | undefined; isAnyWord: boolean };

const maxWords = 8;

/** Returns matching entries, the best match first. If there are none, corrects mistyped words and searches again. */
export async function searchFaq(tx: Transaction, language: Language, { q, isAnyWord }: FaqSearch) {
  const faq = faqRepository(tx);
  const found = await faq.list(language, { q, isAnyWord });
  if (q === undefined || found.length > 0) return found;
  const words = searchText(q).split(' ').slice(0, maxWords);
  const corrected: string[] = [];
  for (const word of words) {
    const known = maxEdits(word) > 0 ? await faq.neighboursOf(language, word) : [];
    corrected.push(correctWord(word, known) ?? word);
  }
  const isCorrected = corrected.some((word, index) => word !== words[index]);
  return isCorrected ? await faq.list(language, { q: corrected.join(' '), isAnyWord }) : found;
}
