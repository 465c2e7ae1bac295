import { testAccessibility } from '@portico/story-tests/accessibility';
import { testDisplaySettings } from '@portico/story-tests/display-settings';
import type { StoryModule } from '@portico/story-tests/story-modules';

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });

testAccessibility(modules);
testDisplaySettings(modules);
