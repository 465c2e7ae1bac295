import { defineMessages } from '@portico/i18n/define-messages';

export const telegramMessages = defineMessages({
  title: { id: 'settings.telegram.title', defaultMessage: 'Telegram' },
  hint: { id: 'settings.telegram.hint', defaultMessage: 'To the Telegram ID in your client profile, in addition to email.' },
  failed: { id: 'settings.telegram.failed', defaultMessage: 'Couldn’t load the Telegram settings' },
  off: { id: 'settings.telegram.off', defaultMessage: 'Telegram isn’t available yet.' },
  noId: { id: 'settings.telegram.no-id', defaultMessage: 'You don’t have one yet: <link>add a Telegram ID</link> first.' },
  linkFirst: { id: 'settings.telegram.link-first', defaultMessage: 'Link it below first.' },
  nothingSent: { id: 'settings.telegram.nothing-sent', defaultMessage: 'It isn’t linked, so nothing is sent there. Link it below.' },
  start: {
    id: 'settings.telegram.start',
    defaultMessage: 'Open <bot>@{name}</bot> in Telegram and press Start so that it can write to you. Then request a code.',
  },
  startUnnamed: {
    id: 'settings.telegram.start-unnamed',
    defaultMessage: 'Open our bot in Telegram and press Start so that it can write to you. Then request a code.',
  },
  codeTo: { id: 'settings.telegram.code-to', defaultMessage: 'We’ll send the code to Telegram ID <b>{id}</b> (<link>change it</link>).' },
  send: { id: 'settings.telegram.send', defaultMessage: 'Send code' },
  sendFailed: { id: 'settings.telegram.send-failed', defaultMessage: 'Couldn’t send the code' },
  sent: { id: 'settings.telegram.sent', defaultMessage: 'We sent a new code in Telegram. The old one no longer works.' },
  pending: { id: 'settings.telegram.pending', defaultMessage: 'Enter the 6-digit code the bot sent to Telegram ID <b>{id}</b>.' },
  code: { id: 'settings.telegram.code', defaultMessage: 'Code from Telegram' },
  link: { id: 'settings.telegram.link', defaultMessage: 'Link Telegram' },
  linkFailed: { id: 'settings.telegram.link-failed', defaultMessage: 'Couldn’t link Telegram' },
  again: { id: 'settings.telegram.again', defaultMessage: 'Send a new code' },
  linked: { id: 'settings.telegram.linked', defaultMessage: 'Telegram is linked. Everything you turn on below is also sent there.' },
  lost: {
    id: 'settings.telegram.lost',
    defaultMessage:
      'The bot can no longer write to you: it was blocked or the chat was deleted. Telegram is unlinked; you still get emails.',
  },
  id: { id: 'settings.telegram.id', defaultMessage: 'Telegram ID' },
  since: { id: 'settings.telegram.since', defaultMessage: 'Linked since' },
  unlink: { id: 'settings.telegram.unlink', defaultMessage: 'Unlink Telegram' },
  unlinkFailed: { id: 'settings.telegram.unlink-failed', defaultMessage: 'Couldn’t unlink Telegram' },
  unlinked: { id: 'settings.telegram.unlinked', defaultMessage: 'Telegram unlinked. Nothing more is sent there.' },
});
