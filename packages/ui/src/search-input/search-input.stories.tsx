import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { SearchInput } from './search-input.tsx';

const guide: ComponentGuide = {
  use: 'Text to search for, with a button that empties it. It tells of every change; when to ask the server is yours to decide.',
  avoid: [
    'Combobox, to choose one of many in a form.',
    'CommandMenu, to go anywhere from the keyboard.',
    'TextInput, for text that is kept.',
  ],
  keyboard: [
    ['Escape', 'Empties it; only the next press is for a dialog around it'],
    ['Tab', 'Reaches the input, then the button that empties it'],
  ],
  code: `import { SearchInput } from '@portico/ui/search-input';
import { useState } from 'react';

export function ServiceSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <SearchInput
      aria-label="Search services"
      placeholder="Search services"
      clearLabel="Clear search"
      value={text}
      onValueChange={(next) => {
        setText(next);
        onSearch(next);
      }}
    />
  );
}
`,
};

const meta = {
  component: SearchInput,
  parameters: { guide },
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
