import { defineMessages } from '@portico/i18n/define-messages';

export const faqMessages = defineMessages({
  title: { id: 'support.faq.title', defaultMessage: 'FAQ' },
  search: { id: 'support.faq.search', defaultMessage: 'Search questions' },
  clearSearch: { id: 'support.faq.search.clear', defaultMessage: 'Clear the search' },
  failed: { id: 'support.faq.failed', defaultMessage: 'The questions could not be loaded' },
  entryFailed: { id: 'support.faq.entry-failed', defaultMessage: 'The answer could not be loaded' },
  noMatch: { id: 'support.faq.no-match', defaultMessage: 'No question matches' },
  noMatchText: { id: 'support.faq.no-match-text', defaultMessage: 'Try other words, or ask us in a ticket.' },
  toTicket: { id: 'support.faq.to-ticket', defaultMessage: 'Create ticket' },
  back: { id: 'support.faq.back', defaultMessage: 'All questions' },
  breadcrumbs: { id: 'support.faq.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  helpful: { id: 'support.faq.helpful', defaultMessage: 'Did this help?' },
  yes: { id: 'support.faq.helpful.yes', defaultMessage: 'Yes' },
  no: { id: 'support.faq.helpful.no', defaultMessage: 'No' },
  thanks: { id: 'support.faq.helpful.thanks', defaultMessage: 'Thank you, that is noted.' },
  rateFailed: { id: 'support.faq.helpful.failed', defaultMessage: 'Your rating could not be saved' },
  snippet: { id: 'support.faq.code', defaultMessage: 'Code' },
  copySnippet: { id: 'support.faq.code.copy', defaultMessage: 'Copy the code' },
  copied: { id: 'support.faq.code.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'support.faq.code.copy-failed', defaultMessage: 'Could not copy' },
  offered: { id: 'support.faq.offered', defaultMessage: 'This may answer it already' },
});
