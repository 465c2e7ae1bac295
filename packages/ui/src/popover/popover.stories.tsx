import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Popover } from './popover.tsx';

const guide: ComponentGuide = {
  use: 'A small panel next to the button that opens it: a filter, a few settings. The page behind stays usable.',
  avoid: [
    'Menu, for a list of actions.',
    'Tooltip, for a few words without controls.',
    'Dialog, for a task to finish first; Sheet, for content taller than half the window.',
  ],
  alsoCalled: ['popup', 'flyout', 'dropdown'],
  keyboard: [
    ['Enter, Space', 'On its button: opens it and moves focus inside'],
    ['Tab', 'Moves through its content, then on in the page'],
    ['Escape', 'Closes it and returns focus to its button'],
  ],
  code: `import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { Popover } from '@portico/ui/popover';

export function StatusFilter() {
  return (
    <Popover trigger={<Button>Status</Button>} title="Filter by status">
      <Checkbox label="Active" defaultChecked />
      <Checkbox label="Suspended" />
    </Popover>
  );
}
`,
};

const meta = { component: Popover, parameters: { guide, docs: { story: { inline: false, height: '18rem' } } } } satisfies Meta<
  typeof Popover
>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxes = (
  <>
    <Checkbox label="Active" />
    <Checkbox label="Suspended" />
  </>
);

export const Closed: Story = { args: { trigger: <Button>Status</Button>, title: 'Filter by status', children: boxes } };
export const Open: Story = { args: { ...Closed.args, open: true } };
export const LongRussian: Story = {
  args: {
    open: true,
    trigger: <Button>Состояние</Button>,
    title: 'Отобрать услуги по их текущему состоянию',
    children: <p>Показываются только те услуги, состояние которых отмечено; остальные остаются в учётной записи.</p>,
  },
};
