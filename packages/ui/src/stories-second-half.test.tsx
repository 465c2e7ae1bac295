import { testAccessibility } from '@portico/story-tests/accessibility';
import type { StoryModule } from '@portico/story-tests/story-modules';

testAccessibility(import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true }), {
  half: 1,
  // The readout of a hovered value keeps its place when the window narrows.
  redrawn: ['area-chart'],
});
