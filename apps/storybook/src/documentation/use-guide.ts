import { use, useEffect, useState } from 'react';
import { russianGuide } from '../language/russian-twin.ts';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import type { Guide } from './guide.ts';
import type { PreparedStory } from './prepared-story.ts';

/** Returns the guide of a component in the toolbar's language; in English until the Russian one has loaded. */
export function useGuide(story: PreparedStory | undefined): Guide | undefined {
  const language = use(ChosenSurroundings)?.language;
  const [russian, setRussian] = useState<{ of: string; guide: Guide | undefined }>();
  const fileName = String(story?.parameters['fileName']);
  useEffect(() => {
    if (language !== 'ru') return undefined;
    let left = false;
    const load = async () => {
      const guide = await russianGuide(fileName);
      // Stories declare this parameter with this type.
      if (!left) setRussian({ of: fileName, guide: guide as Guide | undefined });
    };
    void load();
    return () => {
      left = true;
    };
  }, [fileName, language]);
  // Storybook types parameters as any, but every story declares its guide with this type.
  return language === 'ru' && russian?.of === fileName ? russian.guide : (story?.parameters['guide'] as Guide | undefined);
}
