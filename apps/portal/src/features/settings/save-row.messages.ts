import { defineMessages } from '@portico/i18n/define-messages';

export const saveRowMessages = defineMessages({
  save: { id: 'settings.save', defaultMessage: 'Save changes' },
  saved: { id: 'settings.save.saved', defaultMessage: 'Changes saved' },
  unsaved: { id: 'settings.save.unsaved', defaultMessage: 'Unsaved changes' },
  discard: { id: 'settings.save.discard', defaultMessage: 'Discard' },
});
