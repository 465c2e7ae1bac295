import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import '@portico/ui/toaster.css';
import '@portico/brand/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { ComponentDocs, DocumentationFrame } from '../src/documentation/documentation.tsx';
import { controls } from '../src/toolbar/controls.ts';
import { toolbar } from '../src/toolbar/toolbar.tsx';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  ...toolbar,
  argTypesEnhancers: [controls],
  parameters: {
    a11y: { test: 'error' },
    docs: { container: DocumentationFrame, page: ComponentDocs },
    ...toolbar.parameters,
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Use it in your site', 'All components', 'Accessibility'],
          'Foundations',
          ['Colour', 'Theme builder', 'Token files', 'Type', 'Spacing', 'Icons', 'Motion', 'Elevation', 'Writing'],
          'Patterns',
          'Components',
          'Mails',
        ],
      },
    },
  },
};

export default preview;
