import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent, screen, userEvent } from 'storybook/test';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

interface ComboboxStory extends ComboboxProps<string> {
  label: string;
  error?: string | undefined;
}

function KeepingCombobox({ label, error, value, onValueChange, ...rest }: ComboboxStory) {
  const [kept, setKept] = useState(value);
  return (
    <Field label={label} error={error}>
      <Combobox
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

const guide: ComponentGuide = {
  use: 'One of many options, found by typing part of its name: a country, a time zone, one of hundreds of plans.',
  avoid: [
    "Select, for a dozen or fewer: the browser's own list is quicker to learn and better on a phone.",
    'RadioGroup, for up to five options.',
    'MultiSelect, if several can be chosen.',
    'SearchInput, to filter a list on the page.',
  ],
  alsoCalled: ['autocomplete', 'typeahead', 'searchable select', 'dropdown'],
  anatomy: [
    ['Input', 'Holds the choice and takes the search'],
    ['Clear button', 'With `clearable`, while something is chosen'],
    ['List', 'Matches, the chosen one marked, under the headings of their groups if they have any'],
    ['Empty text', 'When nothing matches; while a server searches or after it failed, that is said here'],
  ],
  keyboard: [
    ['↓, ↑', 'Opens the list; in it, moves to the next or previous option and wraps around'],
    ['Alt+↑', 'Closes the list and keeps the value'],
    ['Enter', 'Selects the highlighted option; the first match is highlighted while you type'],
    ['Escape', 'Closes the list and keeps the value; a second press clears the field'],
    ['Home, End', 'Moves the caret in the text'],
    ['Tab', 'Leaves the field and keeps the value; a fully typed name counts as selected'],
  ],
  code: `import { Combobox } from '@portico/ui/combobox';
import { Field } from '@portico/ui/field';
import { useState } from 'react';

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'FI', label: 'Finland' },
  { value: 'NL', label: 'Netherlands' },
] as const;
type Country = (typeof countries)[number]['value'];

export function CountryField() {
  const [country, setCountry] = useState<Country | ''>('');
  return (
    <Field label="Country">
      <Combobox
        name="country"
        options={countries}
        value={country}
        onValueChange={setCountry}
        placeholder="Choose a country"
        emptyText="No matching country"
      />
    </Field>
  );
}
`,
};

const meta = {
  component: KeepingCombobox,
  parameters: { guide },
  args: {
    label: 'Country',
    placeholder: 'Choose a country',
    emptyText: 'No matching country',
    value: '',
    onValueChange: () => undefined,
    options: [
      { value: 'DE', label: 'Germany' },
      { value: 'FI', label: 'Finland' },
      { value: 'FR', label: 'France' },
      { value: 'NL', label: 'Netherlands' },
      { value: 'US', label: 'United States' },
    ],
  },
} satisfies Meta<typeof KeepingCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'FI' } };
export const Wrong: Story = { args: { error: 'Choose a country' } };
export const Disabled: Story = { args: { value: 'FI', disabled: true } };
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { value: 'FI' },
  // Without focus: in the documentation another list would take it, and this one would close.
  play: async () => {
    await fireEvent.pointerDown(screen.getByRole('combobox'), { pointerType: 'mouse', button: 0 });
    await screen.findByRole('listbox');
  },
};
export const NoMatch: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  // Without focus: in the documentation it would take the focus from the list above, which would then close.
  play: async () => {
    await fireEvent.input(screen.getByRole('combobox'), { target: { value: 'Atlantis' } });
    await screen.findByText('No matching country');
  },
};
/** As many options as there are countries. */
export const Many: Story = {
  args: {
    options: Array.from({ length: 250 }, (_, index) => ({ value: `C${index}`, label: `Country number ${index + 1}` })),
  },
};
/** A server finds the options: the first ones, and the total. */
export const Found: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    label: 'Service',
    placeholder: 'Choose a service',
    emptyText: 'No matching services',
    value: 'S900',
    options: Array.from({ length: 50 }, (_, index) => ({ value: `S${index}`, label: `web-${index + 1}.example.com` })),
    search: {
      onSearch: () => undefined,
      busy: false,
      busyText: 'Searching…',
      moreText: 'The first 50 of 1,007. Type to find others.',
      chosen: [{ value: 'S900', label: 'db-900.example.com' }],
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: 'web-1.example.com' });
  },
};
/** For a field that may stay empty. */
export const Clearable: Story = { args: { value: 'FI', clearable: true, clearLabel: 'Clear' } };
/** Options under the headings of their groups. */
export const Grouped: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    label: 'Service',
    placeholder: 'Choose a service',
    emptyText: 'No matching services',
    options: [
      { value: '1', label: 'db-01.example.com', group: 'Active' },
      { value: '2', label: 'web-01.example.com', group: 'Active' },
      { value: '3', label: 'web-02.example.com', group: 'Active' },
      { value: '4', label: 'old-web.example.com', group: 'Not active' },
      { value: '5', label: 'db-09.example.com', words: ['web'], group: 'Not active' },
    ],
  },
  // Without focus: in the documentation another list would take it, and this one would close.
  play: async () => {
    await fireEvent.pointerDown(screen.getByRole('combobox'), { pointerType: 'mouse', button: 0 });
    await screen.findByRole('listbox');
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Страна, в которой вы зарегистрированы',
    placeholder: 'Выберите страну',
    emptyText: 'Такой страны нет в списке',
    value: 'GS',
    options: [{ value: 'GS', label: 'Южная Георгия и Южные Сандвичевы острова' }],
  },
};
