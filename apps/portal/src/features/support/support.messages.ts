import { defineMessages } from '@portico/i18n/define-messages';

export const supportMessages = defineMessages({
  tickets: { id: 'support.tickets.title', defaultMessage: 'Tickets' },
  ticketsPlanned: {
    id: 'support.tickets.planned',
    defaultMessage: 'Here you will read and answer your tickets. This page is not built yet; replies reach you by e-mail until then.',
  },
  ticket: { id: 'support.ticket.title', defaultMessage: 'Ticket {id}' },
  ticketPlanned: {
    id: 'support.ticket.planned',
    defaultMessage: 'Here you will follow one ticket and answer it. This page is not built yet.',
  },
  create: { id: 'support.create.title', defaultMessage: 'Create ticket' },
  createPlanned: {
    id: 'support.create.planned',
    defaultMessage: 'Here you will write to finance or support and attach images. This page is not built yet.',
  },
  faq: { id: 'support.faq.title', defaultMessage: 'FAQ' },
  faqPlanned: { id: 'support.faq.planned', defaultMessage: 'Here you will find answers to common questions. This page is not built yet.' },
});
