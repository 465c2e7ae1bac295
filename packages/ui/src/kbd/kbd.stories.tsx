import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Kbd } from './kbd.tsx';

const guide: ComponentGuide = {
  use: 'A key to press, where a shortcut is told: in a menu, a tooltip, a page of help.',
  avoid: [
    'Code or monospaced text, for what is typed in. A key is pressed, not written.',
    '`aria-keyshortcuts` as well, on the element that the key works on.',
  ],
  keyboard: [],
  code: `import { Kbd } from '@portico/ui/kbd';

export function Shortcut() {
  return (
    <p>
      <Kbd>Ctrl</Kbd> <Kbd>B</Kbd> folds the sidebar.
    </p>
  );
}
`,
};

const meta = { component: Kbd, parameters: { guide } } satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Letter: Story = { args: { children: 'K' } };
export const Together: Story = {
  render: () => (
    <p>
      <Kbd>Ctrl</Kbd> <Kbd>B</Kbd>
    </p>
  ),
};
export const LongRussian: Story = { args: { children: 'Пробел' } };
