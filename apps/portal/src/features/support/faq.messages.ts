import { defineMessages } from '@portico/i18n/define-messages';

export const faqMessages = defineMessages({
  title: { id: 'support.faq.title', defaultMessage: 'FAQ' },
  planned: { id: 'support.faq.planned', defaultMessage: 'Here you will find answers to common questions. This page is not built yet.' },
});
