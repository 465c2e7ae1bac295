import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { kitFacts } from '../kit-facts/kit-facts.ts';
import { storiesInRussian } from '../src/language/stories-in-russian.ts';

const fontFiles = '../../../packages/ui/node_modules/@fontsource-variable/ibm-plex-sans/files';
// For Storybook's own window; stories load their own.
const fonts = ['latin', 'cyrillic'].map((script) => {
  const file = `ibm-plex-sans-${script}-wght-normal.woff2`;
  return { from: `${fontFiles}/${file}`, to: `/fonts/${file}` };
});

// Only a host: component stories live beside the components, foundation pages here.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/patterns/*/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '*/*.stories.tsx', titlePrefix: 'Components' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', ...fonts],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [storiesInRussian(), kitFacts()],
      build: {
        // Storybook's own chunks are this large.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          // Every primitive has `use client`, which means nothing without a server.
          onLog(level: string, log: { code?: string }, report: (level: string, log: object) => void) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    }),
};

export default config;
