import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { describeError } from '../../operations/failures/describe-error.ts';
import { ConsoleNotice } from './console-notice.tsx';
import { consoleMessages as m } from './console.messages.ts';
import { maxReconnects } from './reconnect-delay.ts';
import type { ConsoleState } from './use-console.ts';

type Notice = { readonly title: Message; readonly text: Message; readonly canReconnect: boolean };

const endings: Readonly<Record<(ConsoleState & { phase: 'ended' })['why'], Notice>> = {
  unreachable: { title: m.refused, text: m.unreachableText, canReconnect: true },
  lost: { title: m.lost, text: m.lostText, canReconnect: true },
  lost_by_server: { title: m.lostByServer, text: m.lostByServerText, canReconnect: true },
  idle: { title: m.idle, text: m.idleText, canReconnect: true },
  server_stopped: { title: m.stopped, text: m.stoppedText, canReconnect: false },
  service_closed: { title: m.serviceClosed, text: m.serviceClosedText, canReconnect: false },
  session_ended: { title: m.sessionEnded, text: m.sessionEndedText, canReconnect: false },
  right_lost: { title: m.rightLost, text: m.rightLostText, canReconnect: false },
};

const labels: Readonly<Partial<Record<ConsoleState['phase'], Message>>> = { closed: m.connect, waiting: m.reconnectNow };

type EndedNoticeProps = { readonly state: ConsoleState; readonly onReconnect: () => void; readonly onStop: () => void };

/** Explains why there is no picture and what to do. Nothing while connected or connecting. */
export function EndedNotice({ state, onReconnect, onStop }: EndedNoticeProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const reconnect = (
    <Button variant="primary" onClick={onReconnect}>
      {formatMessage(labels[state.phase] ?? m.reconnect)}
    </Button>
  );
  switch (state.phase) {
    case 'connecting':
    case 'connected':
      return null;
    case 'waiting':
      return (
        <ConsoleNotice
          title={formatMessage(state.wasConnected ? m.reconnecting : m.connecting)}
          text={formatMessage(state.wasConnected ? m.reconnectingText : m.retryingText, { attempt: state.attempt, total: maxReconnects })}
          action={
            <>
              {reconnect}
              <Button variant="quiet" onClick={onStop}>
                {formatMessage(m.stopReconnecting)}
              </Button>
            </>
          }
        />
      );
    case 'closed':
      return <ConsoleNotice title={formatMessage(m.left)} text={formatMessage(m.leftText)} action={reconnect} />;
    case 'refused':
      return <ConsoleNotice title={formatMessage(m.refused)} text={describeError(intl, state.error)} action={reconnect} />;
    case 'ended': {
      const { title, text, canReconnect } = endings[state.why];
      return <ConsoleNotice title={formatMessage(title)} text={formatMessage(text)} action={canReconnect ? reconnect : undefined} />;
    }
  }
}
