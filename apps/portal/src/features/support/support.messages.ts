import type { TicketDepartment, TicketStatus } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const supportMessages = defineMessages({
  title: { id: 'support.tickets.title', defaultMessage: 'Tickets' },
  create: { id: 'support.create.title', defaultMessage: 'Create ticket' },
  search: { id: 'support.tickets.search', defaultMessage: 'Search tickets' },
  clearSearch: { id: 'support.tickets.search.clear', defaultMessage: 'Clear the search' },
  status: { id: 'support.status', defaultMessage: 'Status' },
  allStatuses: { id: 'support.tickets.status.all', defaultMessage: 'All statuses' },
  department: { id: 'support.department', defaultMessage: 'Department' },
  departmentMissing: { id: 'support.department.missing', defaultMessage: 'Choose a department.' },
  allDepartments: { id: 'support.tickets.department.all', defaultMessage: 'All departments' },
  filter: { id: 'support.tickets.filter', defaultMessage: 'Filter' },
  filters: { id: 'support.tickets.filters', defaultMessage: 'Filters' },
  removeFilter: { id: 'support.tickets.filter.remove', defaultMessage: 'Remove the filter {label}: {value}' },
  clearFilters: { id: 'support.tickets.filter.clear', defaultMessage: 'Clear filters' },
  onlyUnread: { id: 'support.tickets.only-unread', defaultMessage: 'Unread only' },
  subjectMissing: { id: 'support.subject.missing', defaultMessage: 'Enter a subject.' },
  subject: { id: 'support.subject', defaultMessage: 'Subject' },
  number: { id: 'support.column.number', defaultMessage: 'Number' },
  service: { id: 'support.service', defaultMessage: 'Service' },
  updated: { id: 'support.column.updated', defaultMessage: 'Last update' },
  created: { id: 'support.created', defaultMessage: 'Created' },
  unread: { id: 'support.tickets.unread', defaultMessage: 'New reply' },
  none: { id: 'support.none', defaultMessage: '—' },
  range: { id: 'support.tickets.range', defaultMessage: '{first}–{last} of {total, plural, one {# ticket} other {# tickets}}' },
  failed: { id: 'support.tickets.failed', defaultMessage: 'Couldn’t load the tickets' },
  empty: { id: 'support.tickets.empty', defaultMessage: 'No tickets yet' },
  emptyText: { id: 'support.tickets.empty-text', defaultMessage: 'Ask us anything about your services or invoices. We reply here.' },
  noMatch: { id: 'support.tickets.no-match', defaultMessage: 'No matching tickets' },
  noMatchText: { id: 'support.tickets.no-match-text', defaultMessage: 'Try other words or fewer filters.' },
  resetFilters: { id: 'support.tickets.reset', defaultMessage: 'Show all tickets' },

  descriptionMissing: { id: 'support.description.missing', defaultMessage: 'Enter a description.' },
  replyMissing: { id: 'support.reply.missing', defaultMessage: 'Write a reply.' },
  description: { id: 'support.description', defaultMessage: 'Description' },
  descriptionHint: {
    id: 'support.description.hint',
    defaultMessage: 'What did you expect, and what happened instead? Never send passwords.',
  },
  counter: { id: 'support.counter', defaultMessage: '{used, number} of {max, number}' },
  noService: { id: 'support.create.no-service', defaultMessage: 'No particular service' },
  noServiceFound: { id: 'support.create.no-service-found', defaultMessage: 'No matching services' },
  searching: { id: 'support.create.searching', defaultMessage: 'Searching…' },
  searchFailed: { id: 'support.create.search-failed', defaultMessage: 'Couldn’t search your services. Change the text to try again.' },
  activeServices: { id: 'support.create.active-services', defaultMessage: 'Active' },
  otherServices: { id: 'support.create.other-services', defaultMessage: 'Not active' },
  moreServices: {
    id: 'support.create.more-services',
    defaultMessage: 'Showing {count, number} of {total, plural, one {# service} other {# services}}. Type to find others.',
  },
  serviceNumber: { id: 'support.create.service-number', defaultMessage: 'Service {id}' },
  draftKept: { id: 'support.create.draft-kept', defaultMessage: 'Your draft is kept in this browser until you send it.' },
  send: { id: 'support.create.send', defaultMessage: 'Send ticket' },
  sent: { id: 'support.create.sent', defaultMessage: 'Your ticket is open. You’ll find the reply here.' },
  alreadySent: { id: 'support.create.already-sent', defaultMessage: 'This ticket had already been sent. It wasn’t sent again.' },
  createFailed: { id: 'support.create.failed', defaultMessage: 'Couldn’t create the ticket' },

  ticket: { id: 'support.ticket.title', defaultMessage: 'Ticket {id}' },
  breadcrumbs: { id: 'support.ticket.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  notFound: { id: 'support.ticket.not-found', defaultMessage: 'Ticket not found' },
  notFoundText: { id: 'support.ticket.not-found-text', defaultMessage: 'It doesn’t exist or belongs to another account.' },
  viewFailed: { id: 'support.ticket.failed', defaultMessage: 'Couldn’t load the ticket' },
  thread: { id: 'support.ticket.thread', defaultMessage: 'Messages of ticket {id}' },
  provider: { id: 'support.ticket.provider', defaultMessage: 'Provider' },
  earlier: { id: 'support.ticket.earlier', defaultMessage: 'Show earlier messages' },
  earlierFailed: { id: 'support.ticket.earlier-failed', defaultMessage: 'Couldn’t load earlier messages' },
  answer: { id: 'support.ticket.answer', defaultMessage: 'Your reply' },
  sendKeys: { id: 'support.ticket.send-keys', defaultMessage: '{keys} to send' },
  opened: { id: 'support.ticket.opened', defaultMessage: 'Ticket opened' },
  closedEvent: { id: 'support.ticket.closed', defaultMessage: 'Ticket closed' },
  closedBy: { id: 'support.ticket.closed-by', defaultMessage: '{name} closed the ticket' },
  closedByProvider: { id: 'support.ticket.closed-by-provider', defaultMessage: 'Support closed the ticket' },
  sendAnswer: { id: 'support.ticket.send', defaultMessage: 'Send reply' },
  answerFailed: { id: 'support.ticket.answer-failed', defaultMessage: 'Couldn’t send the reply' },
  closedText: {
    id: 'support.ticket.closed-text',
    defaultMessage: 'This ticket is closed for good. If you need more help, create a new one.',
  },
  replyAlreadySent: { id: 'support.ticket.reply-already-sent', defaultMessage: 'This reply had already been sent. It wasn’t sent again.' },
  unsent: { id: 'support.ticket.unsent', defaultMessage: 'Unsent reply' },
  unsentText: { id: 'support.ticket.unsent-text', defaultMessage: 'The ticket was closed before you sent this' },
  unsentImages: { id: 'support.ticket.unsent-images', defaultMessage: 'Images: {names}' },
  discard: { id: 'support.ticket.discard', defaultMessage: 'Discard' },
  discarded: { id: 'support.ticket.discarded', defaultMessage: 'Reply discarded' },
  undo: { id: 'support.ticket.undo', defaultMessage: 'Undo' },
  toNewTicket: { id: 'support.ticket.to-new-ticket', defaultMessage: 'Continue in a new ticket' },
  close: { id: 'support.ticket.close', defaultMessage: 'Close ticket' },
  closeTitle: { id: 'support.ticket.close.title', defaultMessage: 'Close ticket {id}?' },
  closeText: {
    id: 'support.ticket.close.text',
    defaultMessage: '“{subject}” will be closed for good: nobody can reply to it or reopen it. You can still read it.',
  },
  closeFailed: { id: 'support.ticket.close.failed', defaultMessage: 'Couldn’t close the ticket' },
  cancel: { id: 'support.ticket.close.cancel', defaultMessage: 'Keep it open' },
});

const departmentNames = defineMessages({
  finance: { id: 'support.department.finance', defaultMessage: 'Finance' },
  support: { id: 'support.department.support', defaultMessage: 'Support' },
});
export const departmentMessages: Readonly<Record<TicketDepartment, Message>> = departmentNames;

const departmentTexts = defineMessages({
  finance: { id: 'support.department.finance.text', defaultMessage: 'Invoices, payments, orders' },
  support: { id: 'support.department.support.text', defaultMessage: 'Servers, network, access' },
});
export const departmentTextMessages: Readonly<Record<TicketDepartment, Message>> = departmentTexts;

const statusNames = defineMessages({
  open: { id: 'support.status.open', defaultMessage: 'Open' },
  customerReply: { id: 'support.status.customer-reply', defaultMessage: 'You replied' },
  adminReply: { id: 'support.status.admin-reply', defaultMessage: 'Answered' },
  closed: { id: 'support.status.closed', defaultMessage: 'Closed' },
});
export const ticketStatusMessages: Readonly<Record<TicketStatus, Message>> = {
  open: statusNames.open,
  'customer-reply': statusNames.customerReply,
  'admin-reply': statusNames.adminReply,
  closed: statusNames.closed,
};
