import { brands } from '@portico/brand';
import { brandIcon } from '@portico/brand/brand-icon';
import { brandStyleSheet } from '@portico/brand/brand-style-sheet';
import type { Plugin } from 'vite';

/** What index.html links of a brand, in the kit's own look: for a portal that another server than ours serves. Ours serves its own brand's. */
export function brandFiles(): Plugin {
  return {
    name: 'portico:brand-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'brand.css', source: brandStyleSheet(brands.portico) });
      this.emitFile({ type: 'asset', fileName: 'brand/icon.svg', source: brandIcon(brands.portico) });
    },
  };
}
