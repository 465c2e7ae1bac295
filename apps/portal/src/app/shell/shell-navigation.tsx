import { Link, useLocation } from '@tanstack/react-router';
import { ArrowDownUp, CircleHelp, MessageSquarePlus, MessagesSquare, Plus, ReceiptText, Server } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { SidebarItem, SidebarSection } from '@portico/ui/sidebar';
import { useOpenPages } from '../../operations/rights/use-open-pages.ts';
import { useUser } from '../../operations/use-user.ts';
import { shellMessages as m } from './shell.messages.ts';

const here = { 'aria-current': 'page' } as const;

/** The sections open to the reader, with counts of what waits in them. */
export function ShellNavigation() {
  const { formatMessage, formatNumber } = useIntl();
  const user = useUser();
  const unpaid = user?.unpaid_invoice_count ?? 0;
  const replies = user?.admin_reply_ticket_count ?? 0;
  // A service's page belongs to the list of services, at any address.
  const inService = useLocation({ select: ({ pathname }) => /^\/services\/\d+(\/|$)/u.test(pathname) });
  const isOpen = useOpenPages();
  const supports = ['/supports/create-ticket', '/supports/tickets', '/supports/faq'];

  return (
    <>
      {isOpen('/services/create') ? (
        <SidebarSection label={formatMessage(m.services)}>
          <SidebarItem icon={<Plus />} label={formatMessage(m.orderService)} render={<Link to="/services/create" />} />
          {isOpen('/services/my') ? (
            <SidebarItem
              icon={<Server />}
              label={formatMessage(m.myServices)}
              render={<Link to="/services/my" {...(inService ? here : {})} />}
            />
          ) : null}
          {isOpen('/traffic-pool') ? (
            <SidebarItem icon={<ArrowDownUp />} label={formatMessage(m.trafficPool)} render={<Link to="/traffic-pool" />} />
          ) : null}
        </SidebarSection>
      ) : null}
      {isOpen('/invoices') ? (
        <SidebarSection label={formatMessage(m.invoices)}>
          <SidebarItem
            icon={<ReceiptText />}
            label={formatMessage(m.myInvoices)}
            warning={unpaid > 0 ? formatMessage(m.unpaid, { count: unpaid }) : undefined}
            render={<Link to="/invoices" />}
          />
        </SidebarSection>
      ) : null}
      {supports.some(isOpen) ? (
        <SidebarSection label={formatMessage(m.supports)}>
          {isOpen('/supports/create-ticket') ? (
            <SidebarItem
              icon={<MessageSquarePlus />}
              label={formatMessage(m.createTicket)}
              render={<Link to="/supports/create-ticket" />}
            />
          ) : null}
          {isOpen('/supports/tickets') ? (
            <SidebarItem
              icon={<MessagesSquare />}
              label={formatMessage(m.tickets)}
              badge={replies > 0 ? { text: formatNumber(replies), label: formatMessage(m.replies, { count: replies }) } : undefined}
              render={<Link to="/supports/tickets" />}
            />
          ) : null}
          {isOpen('/supports/faq') ? (
            <SidebarItem icon={<CircleHelp />} label={formatMessage(m.faq)} render={<Link to="/supports/faq" />} />
          ) : null}
        </SidebarSection>
      ) : null}
    </>
  );
}
