import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { SearchInput } from './search-input.tsx';

const guide: ComponentGuide = {
  use: 'A search text with a clear button. It reports every change; you decide when to query the server.',
  avoid: [
    'Combobox, to choose one of many in a form.',
    'CommandMenu, to go anywhere from the keyboard.',
    'TextInput, for text that is saved.',
  ],
  alsoCalled: ['search box', 'search field'],
  keyboard: [
    ['Escape', 'Clears it; the next press goes to a surrounding dialog'],
    ['Tab', 'Reaches the input, then the clear button'],
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
          args.onValueChange?.(text);
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
