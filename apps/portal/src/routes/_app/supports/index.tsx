import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/supports/')({
  beforeLoad: () => {
    throw redirect({ to: '/supports/tickets', replace: true });
  },
});
