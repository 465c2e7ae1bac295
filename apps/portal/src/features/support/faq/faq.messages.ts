import { defineMessages } from '@portico/i18n/define-messages';

export const faqMessages = defineMessages({
  title: { id: 'support.faq.title', defaultMessage: 'FAQ' },
  search: { id: 'support.faq.search', defaultMessage: 'Search questions' },
  clearSearch: { id: 'support.faq.search.clear', defaultMessage: 'Clear the search' },
  failed: { id: 'support.faq.failed', defaultMessage: 'Couldn’t load the questions' },
  entryFailed: { id: 'support.faq.entry-failed', defaultMessage: 'Couldn’t load the answer' },
  noMatch: { id: 'support.faq.no-match', defaultMessage: 'No matching questions' },
  noMatchText: { id: 'support.faq.no-match-text', defaultMessage: 'Try other words or ask us in a ticket.' },
  toTicket: { id: 'support.faq.to-ticket', defaultMessage: 'Create ticket' },
  back: { id: 'support.faq.back', defaultMessage: 'All questions' },
  breadcrumbs: { id: 'support.faq.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  helpful: { id: 'support.faq.helpful', defaultMessage: 'Did this help?' },
  yes: { id: 'support.faq.helpful.yes', defaultMessage: 'Yes' },
  no: { id: 'support.faq.helpful.no', defaultMessage: 'No' },
  thanks: { id: 'support.faq.helpful.thanks', defaultMessage: 'Thanks for your feedback.' },
  rateFailed: { id: 'support.faq.helpful.failed', defaultMessage: 'Couldn’t save your rating' },
  snippet: { id: 'support.faq.code', defaultMessage: 'Code' },
  copySnippet: { id: 'support.faq.code.copy', defaultMessage: 'Copy code' },
  copied: { id: 'support.faq.code.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'support.faq.code.copy-failed', defaultMessage: 'Couldn’t copy' },
  offered: { id: 'support.faq.offered', defaultMessage: 'This may help' },
});
