import { settled } from '@portico/story-tests/settled';
import { dailyIf } from '@portico/test-depth/daily-if';
import { storyFiles, type StoryModule } from '@portico/story-tests/story-modules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { foreignTexts } from './foreign-words.ts';
import type { Guide } from '../documentation/guide.ts';
import guideDictionary from './guides.ru.json' with { type: 'json' };
import dictionary from './ru.json' with { type: 'json' };

const modules = import.meta.glob<StoryModule>(['../../../../packages/ui/src/*/*.stories.tsx', '../patterns/*/*.stories.tsx'], {
  eager: true,
  query: '?ru',
});

beforeAll(() => page.viewport(360, 740));
afterAll(() => page.viewport(1440, 900));

for (const { component, stories } of storyFiles(modules)) {
  describe(component, () => {
    for (const [index, { name, run }] of stories.entries()) {
      test(`${name} shows no English text in Russian and does not scroll sideways on a phone`, dailyIf(index === 0), async () => {
        await run();
        await settled();
        expect(foreignTexts(document.body), 'phrases for ru.json').toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      });
    }
  });
}

const guides = Object.entries(modules).flatMap(([file, module]) => {
  // Stories declare this parameter with this type.
  const guide = (module.default as { parameters?: { guide?: Guide } }).parameters?.guide;
  return guide ? [{ component: file.split('/').at(-2) ?? file, guide }] : [];
});

test('every component has a guide to translate', () => {
  expect(guides.length).toBeGreaterThan(70);
});

test.each(guides)('the guide of $component is in Russian', ({ guide }) => {
  const parts = (guide.anatomy ?? []).flat();
  const effects = guide.keyboard.map(([, effect]) => effect);
  expect([guide.use, ...guide.avoid, ...parts, ...effects].filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
});

const sources = Object.values(
  import.meta.glob<string>(['../../../../packages/ui/src/*/*.stories.tsx', '../{patterns,foundations}/*/*.{ts,tsx}', '../start/*.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .join('\n')
  .replaceAll(/\s*\n\s*/g, ' ');

test('every translated phrase is used by a story or a part of a page', () => {
  const phrases = Object.values<Readonly<Record<string, string>>>({ ...dictionary, guides: guideDictionary }).flatMap((section) =>
    Object.keys(section),
  );
  expect(phrases.filter((phrase) => !sources.includes(phrase))).toEqual([]);
});
