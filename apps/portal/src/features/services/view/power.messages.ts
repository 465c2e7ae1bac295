import { defineMessages } from '@portico/i18n/define-messages';

export const powerQuestions = defineMessages({
  stop: { id: 'service.power.stop-title', defaultMessage: 'Stop {hostname}?' },
  restart: { id: 'service.power.restart-title', defaultMessage: 'Restart {hostname}?' },
  force_off: { id: 'service.power.force-off-title', defaultMessage: 'Force {hostname} off?' },
});

export const powerWarnings = defineMessages({
  stop: {
    id: 'service.power.stop-text',
    defaultMessage: 'Whatever runs on it ends, and nobody reaches it until you start it again. Data and addresses stay.',
  },
  restart: { id: 'service.power.restart-text', defaultMessage: 'Whatever runs on it is interrupted until it is up again.' },
  force_off: {
    id: 'service.power.force-off-text',
    defaultMessage:
      'This is as if its power cord was pulled: what it has not written to its disk yet is lost. Stop it instead where you can.',
  },
});

export const powerFailures = defineMessages({
  stop: { id: 'service.power.stop-failed', defaultMessage: 'The server could not be stopped' },
  restart: { id: 'service.power.restart-failed', defaultMessage: 'The server could not be restarted' },
  force_off: { id: 'service.power.force-off-failed', defaultMessage: 'The server could not be forced off' },
});
