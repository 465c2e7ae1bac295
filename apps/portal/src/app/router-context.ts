import type { CatalogPart } from '@portico/i18n/catalog-parts';
import type { Preload } from '../operations/cache/preload.ts';

/** What a route may know before its screen is loaded. */
export type RouterContext = {
  readonly isAuthenticated: () => boolean;
  readonly preload: Preload;
  /** Loads texts in the reader's language, once. */
  readonly loadTexts: (part: CatalogPart) => Promise<void>;
};
