/** What we use of noVNC 1.7, which comes without types. */
declare module '@novnc/novnc' {
  type Events = {
    connect: CustomEvent<object>;
    disconnect: CustomEvent<{ clean: boolean }>;
    bell: CustomEvent<object>;
    desktopname: CustomEvent<{ name: string }>;
  };

  export default class RFB extends EventTarget {
    constructor(target: HTMLElement, channel: WebSocket, options?: { shared?: boolean });
    /** Fits the picture into the target. */
    scaleViewport: boolean;
    /** Shows a dot where the server draws no pointer. */
    showDotCursor: boolean;
    /** Of what the picture leaves free. */
    background: string;
    /** While it is on, nothing is sent, and the keyboard is let go. */
    viewOnly: boolean;
    focusOnClick: boolean;
    disconnect(): void;
    focus(options?: FocusOptions): void;
    /** `code` is the key's place (`KeyboardEvent.code`): servers that take scan codes are sent that, others the symbol, and nothing where it is 0. */
    sendKey(keysym: number, code: string | null, down?: boolean): void;
    addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  }
}
