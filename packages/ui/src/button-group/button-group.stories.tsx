import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Pencil, Play, Power, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MenuItem } from '../menu/menu-items.tsx';
import { Menu } from '../menu/menu.tsx';
import { ButtonGroup } from './button-group.tsx';

const guide: ComponentGuide = {
  use: 'Buttons that act on the same object, such as the power of a server. Attached, they form one control: an action and a menu of its variants.',
  avoid: [
    'SegmentedControl, if one of a few options is always selected, such as the range of a chart.',
    'Menu, for more than four actions, or if most are rarely used.',
    'Stack, for buttons that are only placed side by side and need no group name.',
  ],
  alsoCalled: ['toolbar', 'split button'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter, Space', 'Presses the focused button'],
  ],
  code: `import { Button } from '@portico/ui/button';
import { ButtonGroup } from '@portico/ui/button-group';

export function Power({ onStop, onRestart }: { onStop: () => void; onRestart: () => void }) {
  return (
    <ButtonGroup label="Power of edge-fra-01.acme.dev">
      <Button onClick={onRestart}>Restart</Button>
      <Button variant="danger-quiet" onClick={onStop}>
        Stop
      </Button>
    </ButtonGroup>
  );
}
`,
};

const meta = {
  component: ButtonGroup,
  parameters: { guide },
  args: {
    label: 'Power of edge-fra-01.acme.dev',
    children: (
      <>
        <Button iconStart={<Play />}>Start</Button>
        <Button iconStart={<RotateCw />}>Restart</Button>
        <Button iconStart={<Power />}>Stop</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spaced: Story = {};
export const Attached: Story = { args: { layout: 'attached', stackOnPhone: true } };
export const OfIcons: Story = {
  args: {
    label: 'Record of mail.acme.dev',
    layout: 'attached',
    children: (
      <>
        <IconButton label="Copy">
          <Copy />
        </IconButton>
        <IconButton label="Edit">
          <Pencil />
        </IconButton>
        <IconButton label="Remove">
          <Trash2 />
        </IconButton>
      </>
    ),
  },
};

/** An action and the menu of its variants. */
export const Split: Story = {
  args: {
    label: 'Top up',
    layout: 'attached',
    children: (
      <>
        <Button variant="primary">Top up €50</Button>
        <Menu
          align="end"
          trigger={
            <IconButton variant="primary" label="Other amounts">
              <ChevronDown />
            </IconButton>
          }
        >
          <MenuItem label="€100" />
          <MenuItem label="€200" />
        </Menu>
      </>
    ),
  },
};

export const WithOneDisabled: Story = {
  args: {
    layout: 'attached',
    stackOnPhone: true,
    children: (
      <>
        <Button disabledReason="Already running">Start</Button>
        <Button>Restart</Button>
        <Button disabled>Stop</Button>
      </>
    ),
  },
};

const longRussian = (
  <>
    <Button>Перезапустить сервер</Button>
    <Button>Переустановить операционную систему</Button>
    <Button variant="danger-quiet">Отказаться от услуги</Button>
  </>
);

export const LongRussian: Story = { args: { label: 'Действия с сервером', children: longRussian } };
export const StackedOnAPhone: Story = {
  args: { label: 'Действия с сервером', layout: 'attached', stackOnPhone: true, children: longRussian },
};
export const SpacedAndStackedOnAPhone: Story = { args: { label: 'Действия с сервером', stackOnPhone: true, children: longRussian } };
