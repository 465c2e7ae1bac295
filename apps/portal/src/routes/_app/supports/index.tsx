import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/supports/')({
  beforeLoad: async () => {
    // Signing in loads this route, and rights only matter after it.
    const { supportStart } = await import('../../../operations/offers/support-start.ts');
    throw redirect({ to: supportStart(), replace: true });
  },
});
