import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../../operations/api.ts';

export function faqQuery(q?: string) {
  const text = q?.trim();
  return operationQuery(api, 'listFaq', text ? { q: text.slice(0, 100) } : {});
}

/** Matches any word of the sentence. */
export function fittingFaqQuery(sentence: string) {
  return operationQuery(api, 'listFaq', { q: sentence.slice(0, 100), any: 1 });
}

export function faqEntryQuery(entry: string) {
  return operationQuery(api, 'getFaqEntry', { entry });
}
