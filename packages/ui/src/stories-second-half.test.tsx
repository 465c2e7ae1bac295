import { testAccessibility } from '@portico/story-tests/accessibility';
import { testDisplaySettings } from '@portico/story-tests/display-settings';
import type { StoryModule } from '@portico/story-tests/story-modules';

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });

testAccessibility(modules, {
  half: 1,
  // The readout of a hovered value keeps its place when the window narrows.
  redrawn: ['area-chart'],
});
testDisplaySettings(modules, { half: 1, daily: { 'multi-select': 'Open', 'property-filter': 'Open' } });
