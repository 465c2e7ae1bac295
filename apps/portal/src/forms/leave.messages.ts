import { defineMessages } from '@portico/i18n/define-messages';

export const leaveMessages = defineMessages({
  discardTitle: { id: 'shell.unsaved.title', defaultMessage: 'Discard changes?' },
  discardText: { id: 'shell.unsaved.text', defaultMessage: 'Your changes on this page aren’t saved.' },
  discard: { id: 'shell.unsaved.discard', defaultMessage: 'Discard' },
  keepEditing: { id: 'shell.unsaved.keep-editing', defaultMessage: 'Keep editing' },
});
