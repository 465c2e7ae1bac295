/** One browser window, driven as a person would: by screen positions and keys. The page is at least 1280 CSS pixels wide. */
export interface EngineWindow {
  /** The engine and its version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page. It can't reference anything but its input; input and output are plain JSON. */
  run<Input, Output>(script: (input: Input) => Output, input: Input): Promise<Output>;
  /** Clicks at CSS pixels from the page's top left corner. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** A PNG of the screen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser outside the project: either it can be started, or `missing` says what to install. */
export type Engine = { readonly start: () => Promise<EngineWindow> } | { readonly missing: string };
