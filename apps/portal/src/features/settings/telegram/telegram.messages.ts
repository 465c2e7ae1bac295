import { defineMessages } from '@portico/i18n/define-messages';

export const telegramMessages = defineMessages({
  title: { id: 'settings.telegram.title', defaultMessage: 'Telegram' },
  hint: { id: 'settings.telegram.hint', defaultMessage: 'To the Telegram ID of the client profile, beside the emails.' },
  failed: { id: 'settings.telegram.failed', defaultMessage: 'The link with Telegram could not be loaded' },
  off: { id: 'settings.telegram.off', defaultMessage: 'Telegram isn’t available yet.' },
  noId: { id: 'settings.telegram.no-id', defaultMessage: 'There is none yet: <link>add a Telegram ID</link> first.' },
  linkFirst: { id: 'settings.telegram.link-first', defaultMessage: 'It has to be linked first, below.' },
  nothingSent: { id: 'settings.telegram.nothing-sent', defaultMessage: 'It is not linked, so nothing is sent there: link it below.' },
  start: {
    id: 'settings.telegram.start',
    defaultMessage: 'Open <bot>@{name}</bot> in Telegram and press Start, so that it may write to you. Then have it send you a code.',
  },
  startUnnamed: {
    id: 'settings.telegram.start-unnamed',
    defaultMessage: 'Open our bot in Telegram and press Start, so that it may write to you. Then have it send you a code.',
  },
  codeTo: { id: 'settings.telegram.code-to', defaultMessage: 'The code goes to the Telegram ID <b>{id}</b> (<link>change it</link>).' },
  send: { id: 'settings.telegram.send', defaultMessage: 'Send the code' },
  sendFailed: { id: 'settings.telegram.send-failed', defaultMessage: 'The code could not be sent' },
  sent: { id: 'settings.telegram.sent', defaultMessage: 'A new code is in Telegram. The one before no longer works.' },
  pending: { id: 'settings.telegram.pending', defaultMessage: 'Enter the 6-digit code that the bot sent to the Telegram ID <b>{id}</b>.' },
  code: { id: 'settings.telegram.code', defaultMessage: 'Code from Telegram' },
  link: { id: 'settings.telegram.link', defaultMessage: 'Link Telegram' },
  linkFailed: { id: 'settings.telegram.link-failed', defaultMessage: 'Telegram could not be linked' },
  again: { id: 'settings.telegram.again', defaultMessage: 'Send a new code' },
  linked: { id: 'settings.telegram.linked', defaultMessage: 'Telegram is linked: what is switched on below is written there, too.' },
  lost: {
    id: 'settings.telegram.lost',
    defaultMessage:
      'The bot may not write to you any more: it was blocked, or the chat was deleted. The link was ended; emails still come.',
  },
  id: { id: 'settings.telegram.id', defaultMessage: 'Telegram ID' },
  since: { id: 'settings.telegram.since', defaultMessage: 'Linked since' },
  unlink: { id: 'settings.telegram.unlink', defaultMessage: 'Unlink Telegram' },
  unlinkFailed: { id: 'settings.telegram.unlink-failed', defaultMessage: 'Telegram could not be unlinked' },
  unlinked: { id: 'settings.telegram.unlinked', defaultMessage: 'Telegram is unlinked. Nothing more is sent there.' },
});
