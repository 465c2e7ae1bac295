import { defineMessages } from '@portico/i18n/define-messages';

export const commandsMessages = defineMessages({
  placeholder: { id: 'commands.placeholder', defaultMessage: 'Page, service, invoice or ticket' },
  close: { id: 'commands.close', defaultMessage: 'Close search' },
  empty: { id: 'commands.empty', defaultMessage: 'Nothing found' },
  busy: { id: 'commands.busy', defaultMessage: 'Searching…' },
  count: { id: 'commands.count', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  failed: { id: 'commands.failed', defaultMessage: 'We couldn’t search everything. Try again in a moment.' },
  more: { id: 'commands.more', defaultMessage: 'Keep typing to see the rest' },
  keys: { id: 'commands.keys', defaultMessage: '{up} {down} to choose, {enter} to open, {escape} to close' },
  goTo: { id: 'commands.go-to', defaultMessage: 'Go to' },
  statement: { id: 'commands.statement', defaultMessage: 'Balance history' },
  client: { id: 'commands.client', defaultMessage: 'Client profile' },
  payment: { id: 'commands.payment', defaultMessage: 'Payment settings' },
  user: { id: 'commands.user', defaultMessage: 'User settings' },
  notifications: { id: 'commands.notifications', defaultMessage: 'Notifications' },
  appearance: { id: 'commands.appearance', defaultMessage: 'Theme and language' },
  themeIs: { id: 'commands.theme', defaultMessage: 'Theme: {theme}' },
  languageIs: { id: 'commands.language', defaultMessage: 'Language: {language}' },
});

/** Synonyms of a screen's name that people may search for, separated by spaces. Never shown. */
export const screenKeywords = defineMessages({
  order: { id: 'commands.keywords.order', defaultMessage: 'buy server vps dedicated' },
  services: { id: 'commands.keywords.services', defaultMessage: 'servers vps' },
  traffic: { id: 'commands.keywords.traffic', defaultMessage: 'bandwidth' },
  invoices: { id: 'commands.keywords.invoices', defaultMessage: 'bills pay payments' },
  statement: { id: 'commands.keywords.statement', defaultMessage: 'transactions statement csv' },
  ticket: { id: 'commands.keywords.ticket', defaultMessage: 'support help contact question' },
  faq: { id: 'commands.keywords.faq', defaultMessage: 'help questions answers' },
  client: { id: 'commands.keywords.client', defaultMessage: 'address company vat phone users' },
  payment: { id: 'commands.keywords.payment', defaultMessage: 'auto pay balance card' },
  user: { id: 'commands.keywords.user', defaultMessage: 'name password email e-mail two-factor passkey sessions security' },
  notifications: { id: 'commands.keywords.notifications', defaultMessage: 'mail news telegram unsubscribe' },
});
