import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent, screen, userEvent } from 'storybook/test';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

interface MultiSelectStory extends MultiSelectProps<string> {
  label: string;
  error?: string | undefined;
}

function KeepingMultiSelect({ label, error, value, onValueChange, ...rest }: MultiSelectStory) {
  const [kept, setKept] = useState(value);
  return (
    <Field label={label} error={error} style={{ maxInlineSize: '28rem' }}>
      <MultiSelect
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
  use: 'Any number of many options, each found by typing part of its name and shown as a tag: the servers of a report, the recipients of a notice.',
  avoid: [
    'Combobox, if only one can be chosen.',
    'Checkbox in a group, for up to about seven options that fit on the page.',
    'Table with selection, if the choice needs more than a name.',
  ],
  alsoCalled: ['multiselect', 'tags input', 'tag input', 'chips', 'token field', 'multiple select'],
  anatomy: [
    ['Tags', 'What is selected, each with a button that removes it'],
    ['Input', 'Takes the search, after the last tag'],
    ['List', 'Matches, with a mark at each selected one; stays open while you choose'],
    ['Count', 'Read with the name of the input, and announced when it changes'],
  ],
  keyboard: [
    ['↓, ↑', 'Opens the list; in it, moves to the next or previous option and wraps around'],
    ['Enter', 'Selects the active option, or removes its tag, and keeps the list open'],
    ['Escape, Alt+↑', 'Closes the list'],
    ['Backspace', 'In an empty input, removes the last tag'],
    ['Tab', 'Goes through the buttons of the tags, then to the input; a fully typed name counts as selected'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { MultiSelect } from '@portico/ui/multi-select';
import { useState } from 'react';

const servers = [
  { value: '31', label: 'edge-fra-01', group: 'Frankfurt' },
  { value: '42', label: 'edge-fra-02', group: 'Frankfurt' },
  { value: '57', label: 'db-ams-01', group: 'Amsterdam' },
] as const;
type ServerId = (typeof servers)[number]['value'];

export function ServersField() {
  const [ids, setIds] = useState<readonly ServerId[]>([]);
  return (
    <Field label="Servers">
      <MultiSelect
        name="server"
        options={servers}
        value={ids}
        onValueChange={setIds}
        placeholder="All servers"
        emptyText="No server is called that"
        removeLabel={(name) => \`Remove \${name}\`}
        countText={(count) => (count === 1 ? '1 server selected' : \`\${count} servers selected\`)}
      />
    </Field>
  );
}
`,
};

const meta = {
  component: KeepingMultiSelect,
  parameters: { guide },
  args: {
    label: 'Services',
    placeholder: 'All services',
    emptyText: 'No matching services',
    value: ['fra-1', 'ams-1'],
    onValueChange: () => undefined,
    removeLabel: (name: string) => `Remove ${name}`,
    countText: (count: number) => `Selected: ${count}`,
    options: [
      { value: 'fra-1', label: 'edge-fra-01.acme.dev' },
      { value: 'fra-2', label: 'edge-fra-02.acme.dev' },
      { value: 'ams-1', label: 'db-ams-01.acme.dev' },
      { value: 'hel-1', label: 'backup-hel-01.acme.dev' },
      { value: 'waw-1', label: 'mail-waw-01.acme.dev' },
    ],
  },
} satisfies Meta<typeof KeepingMultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Wrong: Story = { args: { value: [], error: 'Choose at least one service' } };
export const Disabled: Story = { args: { disabled: true } };
/** Tags take as many lines as they need. */
export const Full: Story = { args: { value: ['fra-1', 'fra-2', 'ams-1', 'hel-1', 'waw-1'] } };
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  // Without focus: in the documentation another list would take it, and this one would close.
  play: async () => {
    await fireEvent.pointerDown(screen.getByRole('combobox'), { pointerType: 'mouse', button: 0 });
    await screen.findByRole('listbox');
  },
};
/** A server finds the options, and the last search failed. */
export const SearchFailed: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    value: ['S900'],
    options: [],
    search: {
      onSearch: () => undefined,
      busy: false,
      busyText: 'Searching…',
      failedText: 'Couldn’t search. Change the text to try again.',
      chosen: [{ value: 'S900', label: 'db-900.example.com' }],
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findAllByRole('status');
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Серверы, о которых вы пишете в поддержку',
    value: ['a', 'b'],
    removeLabel: (name: string) => `Убрать ${name}`,
    countText: (count: number) => `Выбрано: ${count}`,
    options: [
      { value: 'a', label: 'резервное-хранилище-франкфурт-на-майне.пример.рф' },
      { value: 'b', label: 'почта.пример.рф' },
    ],
  },
};
