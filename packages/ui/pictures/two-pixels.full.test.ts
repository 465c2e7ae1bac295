import type { StoryModule } from '@portico/story-tests/story-modules';
import { testTwoPixels } from '@portico/story-tests/two-pixels';
import { desk } from '@portico/story-tests/viewports';

testTwoPixels(import.meta.glob<StoryModule>('../src/*/*.stories.tsx', { eager: true }), desk);
