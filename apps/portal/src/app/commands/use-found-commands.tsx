import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp, MessagesSquare, ReceiptText, Server } from 'lucide-react';
import { operationQuery } from '@portico/api-queries/operation-query';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import type { CommandGroup } from '@portico/ui/command-menu';
import { api } from '../../operations/api.ts';
import { useOpenPages } from '../../operations/rights/use-open-pages.ts';
import { shellMessages as s } from '../shell/shell.messages.ts';

const maxFound = 5;
const maxTextLength = 100;

type FoundCommands = { readonly groups: readonly CommandGroup[]; readonly busy: boolean; readonly failed: boolean };

/**
 * Returns the services, invoices, tickets and FAQ entries that match a text, as their own lists would find them. While the user types on,
 * the menu filters the former results itself: Enter must not open what no longer matches.
 */
export function useFoundCommands(text: string, isSettled: boolean): FoundCommands {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const isOpen = useOpenPages();
  const q = text.slice(0, maxTextLength);
  const list = { page: 1, 'per-page': maxFound, q };
  const queryOptions = (path: string) => ({
    enabled: q !== '' && isOpen(path),
  });

  const [services, invoices, tickets, faq] = useQueries({
    queries: [
      { ...operationQuery(api, 'listServices', list), ...queryOptions('/services') },
      { ...operationQuery(api, 'listInvoices', list), ...queryOptions('/invoices') },
      { ...operationQuery(api, 'listTickets', list), ...queryOptions('/supports/tickets') },
      { ...operationQuery(api, 'listFaq', { q }), ...queryOptions('/supports/faq') },
    ],
  });
  const all = [services, invoices, tickets, faq];
  if (q === '') return { groups: [], busy: false, failed: false };

  const groups = [
    {
      id: 'services',
      label: formatMessage(s.services),
      items: (services.data?.items ?? []).map(({ id, hostname, tariff_name: plan }) => ({
        id: `service-${id}`,
        label: hostname,
        description: plan,
        icon: <Server />,
        render: <Link to="/services/$id" params={{ id: String(id) }} />,
      })),
    },
    {
      id: 'invoices',
      label: formatMessage(s.invoices),
      items: (invoices.data?.items ?? []).map(({ id, amount }) => ({
        id: `invoice-${id}`,
        label: String(id),
        description: money(amount),
        icon: <ReceiptText />,
        render: <Link to="/invoices/invoice/$id" params={{ id: String(id) }} />,
      })),
    },
    {
      id: 'tickets',
      label: formatMessage(s.tickets),
      items: (tickets.data?.items ?? []).map(({ id, subject }) => ({
        id: `ticket-${id}`,
        label: subject,
        description: String(id),
        icon: <MessagesSquare />,
        render: <Link to="/supports/tickets/$id" params={{ id: String(id) }} />,
      })),
    },
    {
      id: 'faq',
      label: formatMessage(s.faq),
      items: (faq.data?.items ?? []).slice(0, maxFound).map(({ id, title }) => ({
        id: `faq-${id}`,
        label: title,
        icon: <CircleHelp />,
        render: <Link to="/supports/faq" search={{ entry: id }} />,
      })),
    },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0).map((group) => ({ ...group, isMatched: isSettled })),
    busy: all.some(({ isFetching }) => isFetching),
    failed: all.some(({ isError }) => isError),
  };
}
