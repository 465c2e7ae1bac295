import type { StorybookConfig } from '@storybook/react-vite';

// A host only: stories live beside their components, foundation pages here.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/*.mdx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
