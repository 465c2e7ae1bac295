import { defineMessages } from '@portico/i18n/define-messages';

export const selectionMessages = defineMessages({
  region: { id: 'service.selection', defaultMessage: 'Selected services' },
  count: { id: 'service.selection.count', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  clear: { id: 'service.selection.clear', defaultMessage: 'Clear the selection' },
  noneAllows: { id: 'service.selection.none-allows', defaultMessage: 'None of the selected servers allows this right now.' },
  willStart: { id: 'service.selection.will-start', defaultMessage: 'These servers will start:' },
  interrupted: { id: 'service.selection.interrupted', defaultMessage: 'These servers will be interrupted:' },
  leftAlone: { id: 'service.selection.left-alone', defaultMessage: 'Skipped:' },
  kept: { id: 'service.selection.kept', defaultMessage: 'They stay selected so you can try again.' },
});

export const selectionQuestions = defineMessages({
  start: { id: 'service.selection.start-title', defaultMessage: '{count, plural, one {Start # server?} other {Start # servers?}}' },
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

export const selectionFailures = defineMessages({
  start: {
    id: 'service.selection.start-failed',
    defaultMessage: '{count, plural, one {# server couldn’t be started} other {# servers couldn’t be started}}',
  },
  stop: {
    id: 'service.selection.stop-failed',
    defaultMessage: '{count, plural, one {# server couldn’t be stopped} other {# servers couldn’t be stopped}}',
  },
  restart: {
    id: 'service.selection.restart-failed',
    defaultMessage: '{count, plural, one {# server couldn’t be restarted} other {# servers couldn’t be restarted}}',
  },
});
