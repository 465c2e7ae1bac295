import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ConsoleTicket } from '@portico/contract';
import { isRefusal } from '../../operations/failures/is-refusal.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { loadViewer, openLink } from './console-link.ts';
import type { ConsoleLink, LinkEnd } from './console-link.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

export type ConsoleState =
  | { readonly phase: 'closed' | 'connecting' | 'connected' }
  /** The connection was lost, or there has been none; the console connects again automatically in a moment. */
  | { readonly phase: 'waiting'; readonly attempt: number; readonly wasConnected: boolean }
  | { readonly phase: 'ended'; readonly why: LinkEnd | 'unreachable' }
  | { readonly phase: 'refused'; readonly error: unknown };

type ConsoleOptions = {
  readonly serviceId: number;
  readonly target: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly hintId: string;
  /** Whether the picture is scaled to its frame. */
  readonly isFit: boolean;
};

/** A connection that lasted this long resets the reconnect count. */
const steadyMs = 10_000;

/** A console and its state. Connects at once, and reconnects after a lost connection, each time with a new ticket. Unmounting ends it. */
export function useConsole({ serviceId, target, label, hintId, isFit }: ConsoleOptions) {
  const [state, setState] = useState<ConsoleState>({ phase: 'closed' });
  const [link, setLink] = useState<ConsoleLink>();
  const current = useRef<ConsoleLink>(undefined);
  const isGone = useRef(false);
  const reconnects = useRef(0);
  const connectedAt = useRef(0);
  const wasConnected = useRef(false);
  const opening = useOperation('openConsole', {
    onSuccess: (ticket) => open(ticket),
    onFailure: (error) => (reconnects.current === 0 || isRefusal(error) ? setState({ phase: 'refused', error }) : awaitReconnect()),
  });

  async function open(ticket: ConsoleTicket): Promise<void> {
    if (target.current === null || isGone.current) return;
    const opened = await openLink({
      target: target.current,
      hintId,
      ticket,
      onConnected: () => {
        connectedAt.current = Date.now();
        wasConnected.current = true;
        setState({ phase: 'connected' });
      },
      onEnded: (why) => {
        keep(undefined);
        // A close code from the server is final; without one the connection was lost.
        if (why === 'lost') awaitReconnect();
        else setState({ phase: 'ended', why });
      },
    });
    opened.fit(isFit);
    if (isGone.current) opened.close();
    else keep(opened);
  }

  function keep(next: ConsoleLink | undefined): void {
    current.current = next;
    setLink(next);
  }

  function awaitReconnect(): void {
    if (connectedAt.current > 0 && Date.now() - connectedAt.current >= steadyMs) reconnects.current = 0;
    connectedAt.current = 0;
    reconnects.current += 1;
    const attempt = reconnects.current;
    if (reconnectDelayMs(attempt) !== undefined) setState({ phase: 'waiting', attempt, wasConnected: wasConnected.current });
    else setState({ phase: 'ended', why: wasConnected.current ? 'lost' : 'unreachable' });
  }

  /** Started by the user, so the reconnect count does not apply. */
  function connectNow(): void {
    reconnects.current = 0;
    wasConnected.current = false;
    connect();
  }

  function connect(): void {
    if (current.current !== undefined) return;
    setState({ phase: 'connecting' });
    // Loads the viewer first, because the ticket is short-lived.
    void loadViewer().then(
      () => opening.run({ query: { id: serviceId } }),
      (error: unknown) => setState({ phase: 'refused', error }),
    );
  }

  function disconnect(): void {
    current.current?.close();
    keep(undefined);
    setState({ phase: 'closed' });
  }

  const begin = useEffectEvent(connect);
  useEffect(() => {
    isGone.current = false;
    begin();
    return () => {
      isGone.current = true;
      current.current?.close();
      current.current = undefined;
    };
  }, []);

  // Again when the language changes, which noVNC's own element does not follow.
  useEffect(() => link?.name(label), [link, label]);

  const attempt = state.phase === 'waiting' ? state.attempt : undefined;
  useEffect(() => {
    if (attempt === undefined) return;
    const again = () => begin();
    const timer = setTimeout(again, reconnectDelayMs(attempt));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [attempt]);

  return { state, link, connect: connectNow, disconnect };
}
