import type { Meta, StoryObj } from '@storybook/react-vite';
import { Database, HardDrive, Shield, Zap } from 'lucide-react';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { Picker, type PickerProps } from './picker.tsx';

const guide: ComponentGuide = {
  use: 'One of several options that need a description or an icon. The list opens on demand, which saves space.',
  avoid: [
    "Select, where labels say enough: the browser's own list is lighter and at home on every phone.",
    'OptionCard, if the choice is the main task of the screen.',
    'Combobox, for more than about fifteen options.',
  ],
  alsoCalled: ['dropdown', 'rich select', 'listbox'],
  keyboard: [
    ['Enter, Space, ↓', 'Opens the list at the selected option'],
    ['↑, ↓', 'Moves to the previous or next option'],
    ['Home, End', 'Moves to the first or last option'],
    ['a letter', 'Moves to the option that starts with it, in the open or closed list'],
    ['Enter, Space', 'Selects the option'],
    ['Escape, Tab', 'Closes the list without a change'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { Picker } from '@portico/ui/picker';
import { useState } from 'react';

const levels = [
  { value: 'raid1', label: 'RAID 1', description: 'Two copies of all data' },
  { value: 'raid10', label: 'RAID 10', description: 'Two copies, striped: faster, needs four disks' },
] as const;

export function RaidLevel() {
  const [level, setLevel] = useState<'raid1' | 'raid10'>('raid1');
  return (
    <Field label="RAID level">
      <Picker options={levels} value={level} onValueChange={setLevel} />
    </Field>
  );
}
`,
};

interface PickerStory extends PickerProps<string> {
  label: string;
  error?: string | undefined;
}

function KeepingPicker({ label, error, value, onValueChange, ...rest }: PickerStory) {
  const [kept, setKept] = useState(value);
  return (
    <Field label={label} error={error} style={{ maxInlineSize: '24rem' }}>
      <Picker
        {...rest}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange?.(next);
        }}
      />
    </Field>
  );
}

const meta = {
  component: Picker,
  parameters: { guide, docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => <KeepingPicker {...args} />,
  args: {
    label: 'RAID level',
    value: 'raid1',
    onValueChange: () => undefined,
    placeholder: 'Choose a level',
    options: [
      { value: 'raid0', label: 'RAID 0', description: 'Fastest. If one disk fails, all data is lost', icon: <Zap /> },
      { value: 'raid1', label: 'RAID 1', description: 'Two copies of all data', icon: <Shield /> },
      { value: 'raid10', label: 'RAID 10', description: 'Two copies, striped: faster, needs four disks', icon: <Database /> },
      { value: 'jbod', label: 'No RAID', description: 'Not for this model', icon: <HardDrive />, disabled: true },
    ],
  },
} satisfies Meta<PickerStory>;
export default meta;

type Story = StoryObj<typeof meta>;

function press({ canvasElement }: { canvasElement: HTMLElement }): void {
  canvasElement.querySelector('button')?.click();
}

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const Open: Story = { play: press };
export const Wrong: Story = { args: { value: '', error: 'Choose a level' } };
export const Disabled: Story = { args: { disabled: true } };
/** Without descriptions and icons it looks like a select. */
export const Plain: Story = {
  args: {
    label: 'Country',
    value: 'fi',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'fi', label: 'Finland' },
      { value: 'fr', label: 'France' },
      { value: 'nl', label: 'Netherlands' },
    ],
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Уровень дискового массива',
    value: 'raid10',
    options: [
      {
        value: 'raid10',
        label: 'RAID 10: чередование с зеркалированием',
        description: 'Вдвое меньше полезного места, зато наибольшая надёжность и высокая скорость; нужно не менее четырёх накопителей',
        icon: <Database />,
      },
      { value: 'raid0', label: 'RAID 0: чередование', description: 'Отказ одного накопителя уничтожает все данные', icon: <Zap /> },
    ],
  },
  play: press,
};
