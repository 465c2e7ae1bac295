import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ConsoleTicket } from '@portico/contract';
import { useOperation } from '../../calls/use-operation.ts';
import { loadViewer, openLink } from './console-link.ts';
import type { ConsoleLink, LinkEnd } from './console-link.ts';

export type ConsoleState =
  | { readonly phase: 'closed' | 'connecting' | 'connected' }
  | { readonly phase: 'ended'; readonly why: LinkEnd }
  | { readonly phase: 'refused'; readonly error: unknown };

type ConsoleOptions = {
  readonly serviceId: number;
  readonly target: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly hintId: string;
  /** Whether the picture is fitted into its frame. */
  readonly isFit: boolean;
};

/** A console and its state: it connects at once. Each connection has a ticket of its own; leaving the screen ends it. */
export function useConsole({ serviceId, target, label, hintId, isFit }: ConsoleOptions) {
  const [state, setState] = useState<ConsoleState>({ phase: 'closed' });
  const [link, setLink] = useState<ConsoleLink>();
  const current = useRef<ConsoleLink>(undefined);
  const isGone = useRef(false);
  const opening = useOperation('openConsole', {
    onSuccess: (ticket) => open(ticket),
    onFailure: (error) => setState({ phase: 'refused', error }),
  });

  async function open(ticket: ConsoleTicket): Promise<void> {
    if (target.current === null || isGone.current) return;
    const opened = await openLink({
      target: target.current,
      label,
      hintId,
      ticket,
      onConnected: () => setState({ phase: 'connected' }),
      onEnded: (why) => {
        keep(undefined);
        setState({ phase: 'ended', why });
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

  function connect(): void {
    if (current.current !== undefined) return;
    setState({ phase: 'connecting' });
    // The ticket is short-lived: what takes long comes first.
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

  return { state, link, connect, disconnect };
}
