import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './select.tsx';

const meta = {
  component: Select,
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
          args.onValueChange(chosen);
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
