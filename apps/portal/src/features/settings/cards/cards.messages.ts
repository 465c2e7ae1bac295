import { defineMessages } from '@portico/i18n/define-messages';

export const cardMessages = defineMessages({
  title: { id: 'settings.cards.title', defaultMessage: 'Cards' },
  about: {
    id: 'settings.cards.about',
    defaultMessage:
      'Pay invoices and top up with saved cards, without entering them again. The payment service keeps their numbers; we never see them.',
  },
  sandbox: { id: 'settings.cards.sandbox', defaultMessage: 'Sandbox: only test cards work, and no money moves.' },
  failed: { id: 'settings.cards.failed', defaultMessage: 'Couldn’t load your cards' },
  add: { id: 'settings.cards.add', defaultMessage: 'Add a card' },
  addFailed: { id: 'settings.cards.add-failed', defaultMessage: 'Couldn’t add the card' },
  full: {
    id: 'settings.cards.full',
    defaultMessage:
      '{max, plural, one {You already have # card, the maximum.} other {You already have # cards, the maximum.}} Remove one to add another.',
  },
  byDefault: { id: 'settings.cards.default', defaultMessage: 'Default' },
  expired: { id: 'settings.cards.expired', defaultMessage: 'Expired' },
  facts: {
    id: 'settings.cards.facts',
    defaultMessage: '{expired, select, yes {Expired in {month}} other {Valid until {month}}}, added {added}',
  },
  makeDefault: { id: 'settings.cards.make-default', defaultMessage: 'Make default' },
  makeDefaultNamed: { id: 'settings.cards.make-default-named', defaultMessage: 'Make default: {card}' },
  defaultMade: { id: 'settings.cards.default-made', defaultMessage: 'Default card changed.' },
  defaultFailed: { id: 'settings.cards.default-failed', defaultMessage: 'Couldn’t change the default card' },
  actionsFor: { id: 'settings.cards.actions-for', defaultMessage: 'Actions for {card}' },
  rename: { id: 'settings.cards.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'settings.cards.rename-named', defaultMessage: 'Rename {card}' },
  renameTitle: { id: 'settings.cards.rename-title', defaultMessage: 'Rename card' },
  renamed: { id: 'settings.cards.renamed', defaultMessage: 'Card renamed.' },
  renameFailed: { id: 'settings.cards.rename-failed', defaultMessage: 'Couldn’t rename the card' },
  name: { id: 'settings.cards.name', defaultMessage: 'Name' },
  nameHint: { id: 'settings.cards.name-hint', defaultMessage: 'Optional. Helps you tell your cards apart.' },
  save: { id: 'settings.cards.save', defaultMessage: 'Save' },
  remove: { id: 'settings.cards.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'settings.cards.remove-named', defaultMessage: 'Remove {card}' },
  removeTitle: { id: 'settings.cards.remove-title', defaultMessage: 'Remove {card}?' },
  removeText: {
    id: 'settings.cards.remove-text',
    defaultMessage: 'It won’t be charged again, not even automatically. To use it later, you’ll have to enter it again.',
  },
  removeNext: { id: 'settings.cards.remove-next', defaultMessage: '{card} becomes the default card.' },
  removed: { id: 'settings.cards.removed', defaultMessage: '{card} removed.' },
  removeFailed: { id: 'settings.cards.remove-failed', defaultMessage: 'Couldn’t remove the card' },
  checking: { id: 'settings.cards.checking', defaultMessage: 'Checking your card with the payment service…' },
  checkFailed: {
    id: 'settings.cards.check-failed',
    defaultMessage: 'We couldn’t reach the payment service. If it saved your card, the card appears here.',
  },
  saved: { id: 'settings.cards.saved', defaultMessage: 'Card saved.' },
  notSaved: { id: 'settings.cards.not-saved', defaultMessage: 'The card wasn’t saved. You weren’t charged.' },
  open: { id: 'settings.cards.open', defaultMessage: 'The card isn’t saved yet' },
  finishUntil: { id: 'settings.cards.finish-until', defaultMessage: 'You can finish this until {time}.' },
  finish: { id: 'settings.cards.finish', defaultMessage: 'Continue' },
});
