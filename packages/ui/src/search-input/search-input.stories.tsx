import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchInput } from './search-input.tsx';

const meta = {
  component: SearchInput,
  args: {
    'aria-label': 'Search services',
    placeholder: 'Search services',
    clearLabel: 'Clear search',
    value: '',
    onValueChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchInput
        {...args}
        value={value}
        onValueChange={(text) => {
          setValue(text);
          args.onValueChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'edge-fra' } };
export const LongRussian: Story = {
  args: {
    'aria-label': 'Поиск по услугам',
    placeholder: 'Поиск по названию услуги, имени сервера или адресу',
    clearLabel: 'Очистить строку поиска',
  },
};
