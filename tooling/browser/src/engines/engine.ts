/** One window of a browser, driven the way a person drives it: by places on the screen and keys. The page is 1280 CSS pixels wide or more. */
export interface EngineWindow {
  /** The engine and its version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but its input; both are plain JSON. */
  run<Input, Output>(script: (input: Input) => Output, input: Input): Promise<Output>;
  /** Presses the mouse there, in CSS pixels from the page's upper left corner. */
  click(x: number, y: number): Promise<void>;
  /** Types at the place that has the focus. */
  type(text: string): Promise<void>;
  /** A PNG of what is on the screen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that is not part of the project: it can be started, or a sentence says what to install. */
export type Engine = { readonly start: () => Promise<EngineWindow> } | { readonly missing: string };
