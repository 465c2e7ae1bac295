import type { StorybookConfig } from '@storybook/react-vite';
import path from 'node:path';
import { mergeConfig } from 'vite';
import { withAlsoCalled } from '../kit-facts/also-called.ts';
import { correctManifests, type Manifests } from '../kit-facts/correct-manifests.ts';
import { kitFacts, readKitDocs } from '../kit-facts/kit-facts.ts';
import { pagesInRussian } from '../src/language/pages-in-russian.ts';
import { storiesInRussian } from '../src/language/stories-in-russian.ts';

const fontFiles = '../../../packages/ui/node_modules/@fontsource-variable/ibm-plex-sans/files';
// For Storybook's own window; stories load their own.
const fonts = ['latin', 'cyrillic'].map((script) => {
  const file = `ibm-plex-sans-${script}-wght-normal.woff2`;
  return { from: `${fontFiles}/${file}`, to: `/fonts/${file}` };
});

type IndexGenerator = Parameters<typeof withAlsoCalled>[0];

/** Storybook's own preset, which its types leave out. */
const alsoCalledInSearch = async (generator: Promise<IndexGenerator> | IndexGenerator) =>
  withAlsoCalled(await generator, path.resolve(import.meta.dirname, '..'));

const manifestsOfKit = (manifests: Manifests) => correctManifests(manifests, readKitDocs(), path.resolve(import.meta.dirname, '../../..'));

// Only a host: component stories live beside the components, foundation pages here.
const config: StorybookConfig & { storyIndexGenerator: typeof alsoCalledInSearch; experimental_manifests: typeof manifestsOfKit } = {
  experimental_manifests: manifestsOfKit,
  storyIndexGenerator: alsoCalledInSearch,
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/patterns/*/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '*/*.stories.tsx', titlePrefix: 'Components' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  staticDirs: ['../public', ...fonts, { from: '../../../packages/ui/tokens', to: '/tokens' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true, componentsManifest: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [storiesInRussian(), pagesInRussian(), kitFacts()],
      build: {
        // Storybook's own chunks are this large.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Left alone, the bundler makes a chunk of every component and icon that two stories share: 130 files below 2 kB.
              groups: [
                { name: 'kit', test: /packages\/ui\/src\/(?!.*\.stories\.)/ },
                { name: 'kit-libs', test: /node_modules\/(@base-ui|@floating-ui|@tanstack|lucide-react|sonner|uqr)\// },
              ],
            },
          },
          // Every primitive has `use client`, which means nothing without a server.
          onLog(level: string, log: { code?: string }, report: (level: string, log: object) => void) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    }),
};

export default config;
