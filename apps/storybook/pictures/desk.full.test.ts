import { testPictures } from '@portico/story-tests/pictures';
import type { StoryModule } from '@portico/story-tests/story-modules';
import { desk } from '@portico/story-tests/viewports';

testPictures(import.meta.glob<StoryModule>('../src/patterns/*/*.stories.tsx', { eager: true }), 'desk', desk);
