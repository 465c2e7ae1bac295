import { defineMessages } from '@portico/i18n/define-messages';

export const selectionMessages = defineMessages({
  region: { id: 'services.selection', defaultMessage: 'Selected services' },
  count: { id: 'services.selection.count', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  clear: { id: 'services.selection.clear', defaultMessage: 'Clear the selection' },
  noneAllows: { id: 'services.selection.none-allows', defaultMessage: 'No selected server is in a state that allows this.' },
  interrupted: { id: 'services.selection.interrupted', defaultMessage: 'What runs on these servers is interrupted:' },
  leftAlone: { id: 'services.selection.left-alone', defaultMessage: 'These are left alone:' },
  failure: { id: 'services.selection.failure', defaultMessage: '{hostname} ({reason})' },
  someFailed: {
    id: 'services.selection.some-failed',
    defaultMessage: '{done} {count, plural, one {This one failed: {failures}} other {These failed: {failures}}}',
  },
});

export const selectionQuestions = defineMessages({
  stop: { id: 'services.selection.stop-title', defaultMessage: '{count, plural, one {Stop # server?} other {Stop # servers?}}' },
  restart: {
    id: 'services.selection.restart-title',
    defaultMessage: '{count, plural, one {Restart # server?} other {Restart # servers?}}',
  },
});

export const selectionOutcomes = defineMessages({
  start: { id: 'services.selection.starting', defaultMessage: '{count, plural, one {Starting # server.} other {Starting # servers.}}' },
  stop: { id: 'services.selection.stopping', defaultMessage: '{count, plural, one {Stopping # server.} other {Stopping # servers.}}' },
  restart: {
    id: 'services.selection.restarting',
    defaultMessage: '{count, plural, one {Restarting # server.} other {Restarting # servers.}}',
  },
});
