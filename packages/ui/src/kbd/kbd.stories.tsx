import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Kbd } from './kbd.tsx';

const guide: ComponentGuide = {
  use: 'A key of a shortcut: in a menu, a tooltip or a help page.',
  avoid: ['Code or monospaced text, for text that people type.', '`aria-keyshortcuts` as well, on the element that the key works on.'],
  alsoCalled: ['keyboard key', 'shortcut'],
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
