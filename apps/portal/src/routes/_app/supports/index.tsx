import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstOfferedPage } from '../../../operations/offers/current-offer.ts';
import { closedArea } from '../../../operations/rights/rights.ts';
import { session, store } from '../../../platform/store.ts';

export const Route = createFileRoute('/_app/supports/')({
  beforeLoad: () => {
    const isClosed = closedArea(store.get(session.knownUserAtom), '/supports/tickets') !== null;
    throw redirect({ to: isClosed ? '/supports/faq' : firstOfferedPage('/supports/tickets', '/supports/faq'), replace: true });
  },
});
