import type RFB from '@novnc/novnc';
import type { ConsoleTicket } from '@portico/contract';
import { consoleEndingOf } from '@portico/validation/console-endings';
import type { ConsoleEnding } from '@portico/validation/console-endings';
import { whenOnline } from '@portico/ui/lazily';
import { connection } from '../../operations/api.ts';
import { pressChord } from './key-strokes.ts';
import type { Chord } from './key-strokes.ts';

export type LinkEnd = ConsoleEnding | 'lost';

export type ConsoleLink = {
  readonly press: (chord: Chord) => void;
  readonly focus: () => void;
  /** Releases all keys, for example when the window loses focus. */
  readonly releaseKeys: () => void;
  readonly fit: (isOn: boolean) => void;
  /** Names the screen for assistive technology. */
  readonly name: (label: string) => void;
  readonly close: () => void;
};

type LinkOptions = {
  readonly target: HTMLElement;
  readonly hintId: string;
  readonly ticket: ConsoleTicket;
  readonly onConnected: () => void;
  readonly onEnded: (why: LinkEnd) => void;
};

/** Starts to load the viewer, which is large and used only here. */
export const loadViewer = whenOnline<{ default: typeof RFB }>(() => import('@novnc/novnc'));

/** Opens a screen in an element. noVNC reports a dropped connection as a clean end too, so the socket's close code decides. */
export async function openLink({ target, hintId, ticket, onConnected, onEnded }: LinkOptions): Promise<ConsoleLink> {
  const { default: Viewer } = await loadViewer();
  const address = new URL(ticket.url, new URL(connection.baseUrl || '/', window.location.href));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, ['binary', `ticket.${ticket.ticket}`]);
  const rfb = new Viewer(target, socket, { shared: true });
  rfb.showDotCursor = true;
  rfb.background = 'transparent';
  rfb.addEventListener('connect', onConnected);
  let isOver = false;
  const end = (why: LinkEnd) => {
    if (isOver) return;
    isOver = true;
    onEnded(why);
  };
  socket.addEventListener('close', ({ code }) => end(consoleEndingOf(code) ?? 'lost'));
  const canvas = target.querySelector('canvas');
  canvas?.setAttribute('tabindex', '0');
  canvas?.setAttribute('role', 'application');
  canvas?.setAttribute('aria-describedby', hintId);

  return {
    press: (chord) => pressChord(rfb, chord),
    focus: () => rfb.focus({ preventScroll: true }),
    releaseKeys() {
      heldByHand.forEach(([keysym, code]) => rfb.sendKey(keysym, code, false));
      // noVNC releases all keys when its keyboard is disabled.
      rfb.viewOnly = true;
      rfb.viewOnly = false;
    },
    fit(isOn) {
      rfb.scaleViewport = isOn;
    },
    name: (label) => canvas?.setAttribute('aria-label', label),
    close() {
      isOver = true;
      rfb.disconnect();
    },
  };
}

const heldByHand = [
  [0xffe1, 'ShiftLeft'],
  [0xffe2, 'ShiftRight'],
  [0xffe3, 'ControlLeft'],
  [0xffe4, 'ControlRight'],
  [0xffe9, 'AltLeft'],
  [0xffea, 'AltRight'],
  [0xffeb, 'MetaLeft'],
] as const;
