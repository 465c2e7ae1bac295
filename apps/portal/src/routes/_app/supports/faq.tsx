import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { FaqScreen } from '../../../features/support/faq/faq-screen.tsx';
import { faqEntryQuery, faqQuery } from '../../../features/support/faq/faq.queries.ts';
import { searchText } from '../../../platform/search-text.ts';

const text = v.fallback(v.optional(v.pipe(searchText, v.maxLength(200))), undefined);

export const Route = createFileRoute('/_app/supports/faq')({
  validateSearch: v.object({ entry: text, q: text }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { entry, q } }) => {
    if (entry === undefined) context.preload(faqQuery(q));
    else context.preload(faqEntryQuery(entry));
  },
  component: FaqRoute,
  staticData: { title: 'support.faq.title' },
});

function FaqRoute() {
  const { entry, q } = useSearch({ from: '/_app/supports/faq' });
  const navigate = useNavigate({ from: '/supports/faq' });
  return <FaqScreen entry={entry} q={q} onSearchChange={(next) => void navigate({ search: { q: next || undefined }, replace: true })} />;
}
