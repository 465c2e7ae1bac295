import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import '@portico/ui/toaster.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import './preview.css';

interface Toolbar {
  theme: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
}

/** On the root element, as an application does it, so that what a portal draws at the end of the page follows too. */
function Surrounded({ theme, direction, motion, children }: Toolbar & { children: ReactNode }): ReactElement {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dir = direction;
    root.dataset.motion = motion;
  }, [theme, direction, motion]);
  return <>{children}</>;
}

const surrounded: Decorator = (Story, { globals }) => (
  // Storybook types its globals as anything; `globalTypes` below offers nothing else.
  <Surrounded {...(globals as Toolbar)}>
    <Story />
  </Surrounded>
);

const preview: Preview = {
  decorators: [surrounded],
  initialGlobals: { theme: 'system', direction: 'ltr', motion: 'full' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', ['Use it in your site', 'Colour', 'Type', 'Spacing'], '*'] } },
  },
};

export default preview;
