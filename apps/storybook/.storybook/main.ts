import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

// A host only: stories live beside their components, foundation pages here.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/*.mdx', { directory: '../../../packages/ui/src', files: '*/*.stories.tsx', titlePrefix: 'Components' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      build: {
        // Chunks of Storybook's own are that large.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          // Primitives say `use client` in every module, which means nothing where there is no server.
          onLog(level: string, log: { code?: string }, report: (level: string, log: object) => void) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    }),
};

export default config;
