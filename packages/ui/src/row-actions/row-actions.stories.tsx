import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { RowActions } from './row-actions.tsx';

const guide: ComponentGuide = {
  use: 'What can be done with one row of a list: buttons where there is room, one menu on phones.',
  avoid: [
    'BulkBar, for several rows at once.',
    'Menu, where there are more than three actions on any screen.',
    'A link around the row, if all it does is open a page.',
  ],
  alsoCalled: ['kebab menu', 'overflow menu', 'context menu', 'more actions'],
  anatomy: [
    ['Buttons', 'One for each action, named with the row'],
    ['Menu', 'The same actions, in windows of at most 768 px'],
  ],
  keyboard: [
    ['Tab', 'Moves between the buttons, or to the menu'],
    ['Enter, Space', 'Runs the action, or opens the menu'],
    ['↑, ↓', 'Moves between the actions of the menu'],
    ['Escape', 'Closes the menu and returns the focus to its button'],
  ],
  code: `import { RowActions } from '@portico/ui/row-actions';

interface CardActionsProps {
  card: string;
  onRename: () => void;
  onRemove: () => void;
}

export function CardActions({ card, onRename, onRemove }: CardActionsProps) {
  return (
    <RowActions
      label={'Actions for ' + card}
      actions={[
        { id: 'rename', label: 'Rename', name: 'Rename ' + card, onSelect: onRename },
        { id: 'remove', label: 'Remove', name: 'Remove ' + card, tone: 'danger', onSelect: onRemove },
      ]}
    />
  );
}
`,
};

const onSelect = () => undefined;
const makeDefault = { id: 'default', label: 'Make default', name: 'Make default: Visa •••• 4242', onSelect };
const rename = { id: 'rename', label: 'Rename', name: 'Rename Visa •••• 4242', onSelect };
const remove = { id: 'remove', label: 'Remove', name: 'Remove Visa •••• 4242', tone: 'danger' as const, onSelect };

const meta = {
  component: RowActions,
  parameters: { guide },
  args: { label: 'Actions for Visa •••• 4242', actions: [makeDefault, rename, remove] },
} satisfies Meta<typeof RowActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeActions: Story = {};
export const OneAction: Story = { args: { actions: [remove] } };
export const DisabledWithReason: Story = {
  args: { actions: [rename, { ...remove, disabledReason: 'It’s your only card, and invoices are paid with it.' }] },
};
export const LongRussian: Story = {
  args: {
    label: 'Действия: Visa •••• 4242',
    actions: [
      { ...makeDefault, label: 'Сделать основной', name: 'Сделать основной: Visa •••• 4242' },
      { ...rename, label: 'Переименовать', name: 'Переименовать: Visa •••• 4242' },
      { ...remove, label: 'Удалить', name: 'Удалить: Visa •••• 4242' },
    ],
  },
};
