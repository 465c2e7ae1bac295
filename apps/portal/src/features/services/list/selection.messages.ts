import { defineMessages } from '@portico/i18n/define-messages';

export const selectionMessages = defineMessages({
  region: { id: 'service.selection', defaultMessage: 'Selected services' },
  count: { id: 'service.selection.count', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  clear: { id: 'service.selection.clear', defaultMessage: 'Clear the selection' },
  noneAllows: { id: 'service.selection.none-allows', defaultMessage: 'None of the selected servers allows this right now.' },
  interrupted: { id: 'service.selection.interrupted', defaultMessage: 'These servers will be interrupted:' },
  leftAlone: { id: 'service.selection.left-alone', defaultMessage: 'Skipped:' },
  failure: { id: 'service.selection.failure', defaultMessage: '{hostname} ({reason})' },
  someFailed: {
    id: 'service.selection.some-failed',
    defaultMessage: '{done} {count, plural, one {# failed: {failures}} other {# failed: {failures}}}',
  },
});

export const selectionQuestions = defineMessages({
  stop: { id: 'service.selection.stop-title', defaultMessage: '{count, plural, one {Stop # server?} other {Stop # servers?}}' },
  restart: {
    id: 'service.selection.restart-title',
    defaultMessage: '{count, plural, one {Restart # server?} other {Restart # servers?}}',
  },
});

export const selectionOutcomes = defineMessages({
  start: { id: 'service.selection.starting', defaultMessage: '{count, plural, one {Starting # server.} other {Starting # servers.}}' },
  stop: { id: 'service.selection.stopping', defaultMessage: '{count, plural, one {Stopping # server.} other {Stopping # servers.}}' },
  restart: {
    id: 'service.selection.restarting',
    defaultMessage: '{count, plural, one {Restarting # server.} other {Restarting # servers.}}',
  },
});
