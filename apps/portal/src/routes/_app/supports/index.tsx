import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstOfferedPage } from '../../../operations/offers/current-offer.ts';

export const Route = createFileRoute('/_app/supports/')({
  beforeLoad: () => {
    throw redirect({ to: firstOfferedPage('/supports/tickets', '/supports/faq'), replace: true });
  },
});
