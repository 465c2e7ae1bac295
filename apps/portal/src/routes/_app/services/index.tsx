import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstOfferedPage } from '../../../operations/offers/current-offer.ts';

export const Route = createFileRoute('/_app/services/')({
  beforeLoad: () => {
    throw redirect({ to: firstOfferedPage('/services/my', '/services/create'), replace: true });
  },
});
