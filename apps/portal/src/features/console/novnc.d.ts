/** The parts of noVNC 1.7 that we use; it ships without types. */
declare module '@novnc/novnc' {
  type Events = {
    connect: CustomEvent<object>;
    disconnect: CustomEvent<{ clean: boolean }>;
    bell: CustomEvent<object>;
    desktopname: CustomEvent<{ name: string }>;
  };

  export default class RFB extends EventTarget {
    constructor(target: HTMLElement, channel: WebSocket, options?: { shared?: boolean });
    /** Scales the picture to fit the target. */
    scaleViewport: boolean;
    /** Shows a dot when the server draws no pointer. */
    showDotCursor: boolean;
    /** CSS background of the area around the picture. */
    background: string;
    /** While true, nothing is sent, and the keyboard is released. */
    viewOnly: boolean;
    focusOnClick: boolean;
    disconnect(): void;
    focus(options?: FocusOptions): void;
    /**
     * `code` is the key's position (`KeyboardEvent.code`). Servers with scan code support receive it; others receive the keysym, or nothing
     * if it is 0.
     */
    sendKey(keysym: number, code: string | null, down?: boolean): void;
    addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  }
}
