import { defineMessages } from '@portico/i18n/define-messages';

export const itemMessages = defineMessages({
  withExtra: { id: 'cart.item.with-extra', defaultMessage: '{value}, {extra} of them extra' },
  extra: { id: 'cart.item.extra', defaultMessage: '{name}: {extra} extra' },
});
