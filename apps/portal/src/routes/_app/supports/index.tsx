import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstOfferedPage, isPageOffered } from '../../../operations/offers/current-offer.ts';
import { session, store } from '../../../platform/store.ts';

export const Route = createFileRoute('/_app/supports/')({
  beforeLoad: async () => {
    // Signing in loads the routes, and rights only matter after it.
    const { closedArea } = await import('../../../operations/rights/rights.ts');
    const isClosed = closedArea(store.get(session.knownUserAtom), '/supports/tickets') !== null;
    const hasOnlyFaq = isClosed && isPageOffered('/supports/faq');
    throw redirect({ to: hasOnlyFaq ? '/supports/faq' : firstOfferedPage('/supports/tickets', '/supports/faq'), replace: true });
  },
});
