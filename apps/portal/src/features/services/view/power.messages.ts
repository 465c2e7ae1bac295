import { defineMessages } from '@portico/i18n/define-messages';

export const powerQuestions = defineMessages({
  stop: { id: 'service.power.stop-title', defaultMessage: 'Stop {hostname}?' },
  restart: { id: 'service.power.restart-title', defaultMessage: 'Restart {hostname}?' },
  force_off: { id: 'service.power.force-off-title', defaultMessage: 'Force {hostname} off?' },
});

export const powerWarnings = defineMessages({
  stop: {
    id: 'service.power.stop-text',
    defaultMessage: 'Everything running on it ends, and it can’t be reached until you start it again. Data and addresses are kept.',
  },
  restart: { id: 'service.power.restart-text', defaultMessage: 'Everything running on it is interrupted until it’s back up.' },
  force_off: {
    id: 'service.power.force-off-text',
    defaultMessage:
      'This is like pulling the plug: anything not yet written to disk is lost. If you can, stop the server normally instead.',
  },
});

export const powerFailures = defineMessages({
  stop: { id: 'service.power.stop-failed', defaultMessage: 'Couldn’t stop the server' },
  restart: { id: 'service.power.restart-failed', defaultMessage: 'Couldn’t restart the server' },
  force_off: { id: 'service.power.force-off-failed', defaultMessage: 'Couldn’t force the server off' },
});
