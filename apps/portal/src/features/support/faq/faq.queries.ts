import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../../calls/api.ts';

export function faqQuery(q?: string) {
  const text = q?.trim();
  return operationQuery(api, 'listFaq', text ? { q: text.slice(0, 100) } : {});
}

export function faqEntryQuery(entry: string) {
  return operationQuery(api, 'getFaqEntry', { entry });
}
