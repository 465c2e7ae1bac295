import { defineMessages } from '@portico/i18n/define-messages';

export const testClockMessages = defineMessages({
  label: { id: 'operator.clock.label', defaultMessage: 'Test clock' },
  notice: { id: 'operator.clock.notice', defaultMessage: 'The server’s clock is set ahead for a test: it’s {time} there.' },
});
