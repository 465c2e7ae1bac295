import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { russianTwin } from '../language/russian-twin.ts';
import { Surrounded, type Surroundings } from './surroundings.tsx';
import { widths } from './widths.ts';

interface Loaded {
  Twin?: ComponentType<object> | undefined;
}

const inRussian: Loader = async ({ globals, id, parameters }): Promise<Loaded> => {
  if (globals['language'] !== 'ru') return {};
  // The path from the index; Storybook types parameters as any.
  return { Twin: await russianTwin(id, parameters['fileName'] as string) };
};

const surrounded: Decorator = (Story, { globals, viewMode, loaded, args, initialArgs }) => {
  // Storybook types globals as any; `globalTypes` below defines them.
  const surroundings = globals as Surroundings;
  const { Twin } = loaded as Loaded;
  const changed = Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]));
  return (
    <Surrounded {...surroundings} boxed={viewMode === 'docs'}>
      {Twin ? <Twin {...changed} /> : <Story />}
    </Surrounded>
  );
};

/** A toolbar entry: its description, its icon, and each choice's value and title. */
function choice<const Icon extends string>(description: string, icon: Icon, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description, toolbar: { icon, dynamicTitle: true, items } };
}

/** The toolbar's part of the preview configuration: brand, theme, language, direction, width and motion. */
export const toolbar = {
  loaders: [inRussian],
  decorators: [surrounded],
  initialGlobals: {
    brand: 'portico',
    theme: 'system',
    language: 'en',
    direction: 'ltr',
    viewport: 'full',
    motion: 'full',
    contrast: 'system',
  } as const,
  globalTypes: {
    brand: choice('Brand', 'paintbrush', { portico: 'Portico', damson: 'Damson', own: 'Your brand' }),
    theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'System' }),
    contrast: choice('Contrast', 'eye', { system: 'System contrast', more: 'High contrast' }),
    language: choice('Language', 'globe', { en: 'English', ru: 'Русский' }),
    direction: choice('Direction', 'paragraph', { ltr: 'Left to right', rtl: 'Right to left' }),
    viewport: choice('Width', 'grow', { phone: '360 px', tablet: '768 px', desktop: '1440 px', full: 'Full width' }),
    motion: choice('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
  },
  parameters: { viewport: { options: widths } },
} satisfies Preview;
