import { defineMessages } from '@portico/i18n/define-messages';

export const cardMessages = defineMessages({
  title: { id: 'settings.cards.title', defaultMessage: 'Cards' },
  about: {
    id: 'settings.cards.about',
    defaultMessage:
      'Pay invoices and top up with saved cards, without entering them again. Their numbers stay with the payment service; we never see them.',
  },
  sandbox: { id: 'settings.cards.sandbox', defaultMessage: 'Sandbox: it takes test cards only, and no money moves.' },
  failed: { id: 'settings.cards.failed', defaultMessage: 'Your cards could not be loaded' },
  add: { id: 'settings.cards.add', defaultMessage: 'Add a card' },
  addFailed: { id: 'settings.cards.add-failed', defaultMessage: 'The card could not be added' },
  full: {
    id: 'settings.cards.full',
    defaultMessage:
      '{max, plural, one {You have # card} other {You have # cards}}, which is all there is room for. Remove one to add another.',
  },
  byDefault: { id: 'settings.cards.default', defaultMessage: 'Default' },
  expired: { id: 'settings.cards.expired', defaultMessage: 'Expired' },
  facts: {
    id: 'settings.cards.facts',
    defaultMessage: '{expired, select, yes {Expired in {month}} other {Valid until {month}}}, added {added}',
  },
  makeDefault: { id: 'settings.cards.make-default', defaultMessage: 'Make default' },
  makeDefaultNamed: { id: 'settings.cards.make-default-named', defaultMessage: 'Make {card} the default' },
  defaultMade: { id: 'settings.cards.default-made', defaultMessage: 'The default card is changed.' },
  defaultFailed: { id: 'settings.cards.default-failed', defaultMessage: 'The default card could not be changed' },
  rename: { id: 'settings.cards.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'settings.cards.rename-named', defaultMessage: 'Rename {card}' },
  renameTitle: { id: 'settings.cards.rename-title', defaultMessage: 'Rename the card' },
  renamed: { id: 'settings.cards.renamed', defaultMessage: 'The card is renamed.' },
  renameFailed: { id: 'settings.cards.rename-failed', defaultMessage: 'The card could not be renamed' },
  name: { id: 'settings.cards.name', defaultMessage: 'Name' },
  nameHint: { id: 'settings.cards.name-hint', defaultMessage: 'Helps you tell your cards apart. You can leave it empty.' },
  save: { id: 'settings.cards.save', defaultMessage: 'Save' },
  remove: { id: 'settings.cards.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'settings.cards.remove-named', defaultMessage: 'Remove {card}' },
  removeTitle: { id: 'settings.cards.remove-title', defaultMessage: 'Remove {card}?' },
  removeText: {
    id: 'settings.cards.remove-text',
    defaultMessage: 'Nothing more is charged to it, not even automatically. To use it again, you will have to enter it again.',
  },
  removeNext: { id: 'settings.cards.remove-next', defaultMessage: '{card} becomes the default card.' },
  removed: { id: 'settings.cards.removed', defaultMessage: '{card} is removed.' },
  removeFailed: { id: 'settings.cards.remove-failed', defaultMessage: 'The card could not be removed' },
  checking: { id: 'settings.cards.checking', defaultMessage: 'Asking the payment service about your card…' },
  checkFailed: {
    id: 'settings.cards.check-failed',
    defaultMessage: 'The payment service could not be reached. If it saved your card, the card appears here by itself.',
  },
  saved: { id: 'settings.cards.saved', defaultMessage: 'The card is saved.' },
  notSaved: { id: 'settings.cards.not-saved', defaultMessage: 'The card was not saved, and nothing was charged.' },
  open: { id: 'settings.cards.open', defaultMessage: 'The card is not saved yet' },
  finishUntil: { id: 'settings.cards.finish-until', defaultMessage: 'You can finish this until {time}.' },
  finish: { id: 'settings.cards.finish', defaultMessage: 'Go on' },
});
