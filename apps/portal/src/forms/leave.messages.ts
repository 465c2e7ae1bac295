import { defineMessages } from '@portico/i18n/define-messages';

export const leaveMessages = defineMessages({
  discardTitle: { id: 'flow.unsaved.title', defaultMessage: 'Discard changes?' },
  discardText: { id: 'flow.unsaved.text', defaultMessage: 'Your changes on this page aren’t saved.' },
  discardInput: { id: 'flow.unsaved.input', defaultMessage: 'What you entered here isn’t saved.' },
  discard: { id: 'flow.unsaved.discard', defaultMessage: 'Discard' },
  keepEditing: { id: 'flow.unsaved.keep-editing', defaultMessage: 'Keep editing' },
});
