/** How much space a component's states need in a picture. */
export type TileSize = 'small' | 'medium' | 'wide';

const small = new Set(
  'avatar badge brand-mark button checkbox copy-button date-time icon icon-button kbd link money qr-code relative-time sparkline spinner status visually-hidden'.split(
    ' ',
  ),
);
const wide = new Set(
  'app-shell area-chart attachment-viewer banner breadcrumbs bulk-bar column-choice command-menu composer confirm-dialog description-list dialog empty-state error-state filter-chips grid menu message-thread option-card page-header pagination pin-input property-filter sheet sidebar stack steps tab-nav table tabs timeline toaster virtual-table'.split(
    ' ',
  ),
);

/** Returns the space that each state of a component needs in the picture. */
export function tileSizeOf(folder: string): TileSize {
  if (small.has(folder)) return 'small';
  return wide.has(folder) ? 'wide' : 'medium';
}

/** What a gallery's tile shows of a story in a window: all of it, its middle, or where it begins. */
export type TileCrop = 'whole' | 'middle' | 'start';

const inTheMiddle = new Set(['attachment-viewer', 'confirm-dialog', 'dialog']);
const wholePages = new Set(['app-shell', 'command-menu', 'sheet']);

/** Returns what a gallery's tile shows of a component's window. */
export function cropOf(folder: string): TileCrop {
  if (inTheMiddle.has(folder)) return 'middle';
  return wholePages.has(folder) ? 'whole' : 'start';
}
