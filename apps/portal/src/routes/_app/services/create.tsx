import { createFileRoute } from '@tanstack/react-router';
import { OrderWizardScreen } from '../../../features/order/order-wizard-screen.tsx';
import { orderMessages } from '../../../features/order/order.messages.ts';
import { preloadOrderStep } from '../../../features/order/order.queries.ts';
import { orderSearch } from '../../../features/order/order-search.ts';

export const Route = createFileRoute('/_app/services/create')({
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => preloadOrderStep(context.preload, deps),
  component: OrderRoute,
  staticData: { title: orderMessages.title },
});

function OrderRoute() {
  const search = Route.useSearch();
  return <OrderWizardScreen search={search} />;
}
