import { defineMessages } from '@portico/i18n/define-messages';

export const sectionNavMessages = defineMessages({
  sections: { id: 'settings.sections', defaultMessage: 'On this page' },
});
