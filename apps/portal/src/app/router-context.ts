import type { Preload } from '../calls/preload.ts';

/** What a route may know before its screen is loaded. */
export type RouterContext = {
  readonly isAuthenticated: () => boolean;
  readonly preload: Preload;
  /** Loads the texts of the signed-in screens in the reader's language. */
  readonly loadAppCatalog: () => Promise<void>;
};
