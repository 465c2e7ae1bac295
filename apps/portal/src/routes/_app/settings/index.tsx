import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstOfferedPage } from '../../../operations/offers/current-offer.ts';

export const Route = createFileRoute('/_app/settings/')({
  beforeLoad: () => {
    throw redirect({ to: firstOfferedPage('/settings/client', '/settings/user'), replace: true });
  },
});
