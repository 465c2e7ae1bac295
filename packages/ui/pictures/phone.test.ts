import { testPictures } from '@portico/story-tests/pictures';
import type { StoryModule } from '@portico/story-tests/story-modules';
import { phone } from '@portico/story-tests/viewports';

/** Those that ask how wide their place is, by a query of their stylesheet or by code. The others only wrap. */
const laidOutOtherwise = [
  'app-shell',
  'area-chart',
  'banner',
  'button-group',
  'command-menu',
  'confirm-dialog',
  'description-list',
  'dialog',
  'grid',
  'page-header',
  'sheet',
  'sidebar',
  'steps',
  'table',
  'toaster',
  'virtual-table',
];

testPictures(import.meta.glob<StoryModule>('../src/*/*.stories.tsx', { eager: true }), 'phone', phone, { daily: laidOutOtherwise });
