import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Select } from './select.tsx';

const guide: ComponentGuide = {
  use: "One of several options, in the browser's native list: familiar, suited to every phone, and usable without JavaScript.",
  avoid: [
    'Combobox, for more than about fifteen options, where typing is faster than scrolling.',
    'RadioGroup, for up to five options.',
    'Menu, for actions: a select holds a value.',
  ],
  alsoCalled: ['dropdown', 'native select', 'listbox'],
  keyboard: [
    ['↓, ↑', 'Moves to the next or previous option'],
    ['Space, Enter', 'Opens the list; in it, selects the option'],
    ['a letter', 'Moves to the next option that starts with it'],
    ['Escape', 'Closes the list without a change'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';

const levels = [
  { value: 'raid0', label: 'RAID 0' },
  { value: 'raid1', label: 'RAID 1' },
] as const;

export function RaidField() {
  return (
    <Field label="RAID level">
      <Select name="raid" options={levels} defaultValue="raid1" />
    </Field>
  );
}
`,
};

const meta = {
  component: Select,
  parameters: { guide },
  args: {
    'aria-label': 'RAID level',
    value: 'raid1',
    onValueChange: () => undefined,
    options: [
      { value: 'raid0', label: 'RAID 0' },
      { value: 'raid1', label: 'RAID 1' },
      { value: 'raid10', label: 'RAID 10' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(chosen) => {
          setValue(chosen);
          args.onValueChange?.(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose a level' } };
export const Invalid: Story = { args: { value: '', placeholder: 'Choose a level', 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongRussian: Story = {
  args: {
    'aria-label': 'Уровень массива',
    value: 'raid10',
    options: [
      { value: 'raid10', label: 'RAID 10: чередование с зеркалированием, вдвое меньше полезного места, зато наибольшая надёжность' },
    ],
  },
};
