import type { CatalogPart } from '@portico/i18n/catalog-parts';
import type { Preload } from '../operations/cache/preload.ts';

/** Context available to a route before its screen loads. */
export type RouterContext = {
  readonly isAuthenticated: () => boolean;
  readonly preload: Preload;
  /** Loads a catalog in the reader's language once. */
  readonly loadTexts: (part: CatalogPart) => Promise<void>;
};
