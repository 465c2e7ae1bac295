import { brands } from '@portico/brand';
import { brandIcon } from '@portico/brand/brand-icon';
import { brandStyleSheet } from '@portico/brand/brand-style-sheet';
import type { Plugin } from 'vite';

/**
 * The brand files that index.html links to, in the kit's default look. They are needed when another server serves the portal; ours serves
 * the files of its configured brand.
 */
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
