import { createFileRoute, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { OrderWizardScreen } from '../../../features/order/order-wizard-screen.tsx';
import { preloadOrderStep } from '../../../features/order/order.queries.ts';
import { orderSearch } from '../../../features/order/order-search.ts';
import type { OrderSearchChange } from '../../../features/order/order-search.ts';

export const Route = createFileRoute('/_app/services/create')({
  validateSearch: orderSearch,
  loaderDeps: ({ search: { period: _period, options: _options, promocode: _promocode, ...steps } }) => steps,
  loader: ({ context, deps }) => {
    preloadOrderStep(context.preload, deps);
    // The cart describes a configured service in the same words.
    return Promise.all((['order', 'cart', 'flow'] as const).map((part) => context.loadTexts(part)));
  },
  component: OrderRoute,
  staticData: { title: 'order.title' },
});

function OrderRoute() {
  const search = useSearch({ from: '/_app/services/create' });
  const navigate = useNavigate({ from: '/services/create' });
  const router = useRouter();
  const change: OrderSearchChange = async (next, { replace = false, unlessLeaving = false } = {}) => {
    const { location, resolvedLocation } = router.state;
    if (unlessLeaving && location.href !== resolvedLocation?.href) return;
    // A replaced entry is the same step, which stays where it was scrolled to.
    await navigate({ search: next, replace, resetScroll: !replace });
  };
  return <OrderWizardScreen search={search} onSearchChange={change} />;
}
