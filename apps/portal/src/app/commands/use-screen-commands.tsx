import { Link } from '@tanstack/react-router';
import {
  ArrowDownUp,
  Bell,
  CircleHelp,
  CreditCard,
  History,
  MessageSquarePlus,
  MessagesSquare,
  Plus,
  ReceiptText,
  Server,
  ShoppingCart,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useSetAtom } from 'jotai/react';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import type { CommandItem } from '@portico/ui/command-menu';
import { maySee } from '../../operations/rights/rights.ts';
import { useOpenPages } from '../../operations/rights/use-open-pages.ts';
import { cart } from '../../platform/cart.ts';
import { useUser } from '../../operations/use-user.ts';
import { shellMessages as s } from '../shell/shell.messages.ts';
import { commandsMessages as m, screenKeywords as k } from './commands.messages.ts';

const screens = [
  { to: '/services/my', label: s.myServices, words: k.services, icon: <Server /> },
  { to: '/services/create', label: s.orderService, words: k.order, icon: <Plus /> },
  { to: '/traffic-pool', label: s.trafficPool, words: k.traffic, icon: <ArrowDownUp /> },
  { to: '/invoices', label: s.myInvoices, words: k.invoices, icon: <ReceiptText /> },
  { to: '/invoices/statement', label: m.statement, words: k.statement, icon: <History /> },
  { to: '/supports/tickets', label: s.tickets, words: k.ticket, icon: <MessagesSquare /> },
  { to: '/supports/create-ticket', label: s.createTicket, words: k.ticket, icon: <MessageSquarePlus /> },
  { to: '/supports/faq', label: s.faq, words: k.faq, icon: <CircleHelp /> },
  { to: '/settings/client', label: m.client, words: k.client, icon: <UsersRound /> },
  { to: '/settings/user', label: m.user, words: k.user, icon: <UserRound /> },
  { to: '/settings/payment', label: m.payment, words: k.payment, icon: <CreditCard /> },
  { to: '/settings/notifications', label: m.notifications, words: k.notifications, icon: <Bell /> },
] as const;

/** Returns every screen that exists and is open to the reader, and the cart. */
export function useScreenCommands(): CommandItem[] {
  const { formatMessage } = useIntl();
  const user = useUser();
  const isOpen = useOpenPages();
  const openCart = useSetAtom(cart.modalOpenAtom);
  const keywords = (words: Message) => formatMessage(words).split(' ');
  return [
    ...screens
      .filter(({ to }) => isOpen(to))
      .map(({ to, label, words, icon }) => ({
        id: to,
        label: formatMessage(label),
        keywords: keywords(words),
        icon,
        render: <Link to={to} />,
      })),
    ...(maySee(user, 'services')
      ? [{ id: 'cart', label: formatMessage(s.cart), icon: <ShoppingCart />, onSelect: () => openCart(true) }]
      : []),
  ];
}
