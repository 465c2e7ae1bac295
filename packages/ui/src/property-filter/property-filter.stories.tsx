import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import type { ComponentGuide } from '../component-guide.ts';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { Stack } from '../stack/stack.tsx';
import { PropertyFilter, type PropertyFilterProps } from './property-filter.tsx';

const guide: ComponentGuide = {
  use: 'Filters a list by several properties and several values of each, with the values that its items really have. FilterChips above the list show the choice.',
  avoid: [
    'Select or SegmentedControl, for the only filter of a list.',
    'SearchInput, for what people know by name.',
    'DateRange in a Popover, for a period.',
  ],
  alsoCalled: ['filter menu', 'facets', 'faceted search', 'add filter'],
  anatomy: [
    ['Button', 'Opens the menu'],
    ['Property', 'Names what to filter by, the first chosen value and how many more there are'],
    ['Values', 'All of them first, then each with the number of items that have it. Several can be chosen, and the menu stays open'],
  ],
  keyboard: [
    ['Enter, Space, ↓', 'Opens the menu'],
    ['↑, ↓, Home, End', 'Moves between properties, and between values'],
    ['→, ←', 'Opens the values of a property, and returns to it; mirrored in right-to-left text'],
    ['Enter, Space', 'Chooses a value, or removes it'],
    ['Escape', 'Closes the menu and returns the focus to the button'],
  ],
  code: `import { PropertyFilter } from '@portico/ui/property-filter';
import { useState } from 'react';

const properties = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: [
      { value: 'active', label: 'Active', end: 12 },
      { value: 'suspended', label: 'Suspended', end: 1 },
    ],
  },
];

export function ServerFilter() {
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({});
  return (
    <PropertyFilter
      label="Filter"
      properties={properties}
      loadingText="Loading…"
      value={chosen}
      onValueChange={(id, values) => setChosen({ ...chosen, [id]: values })}
    />
  );
}
`,
};

const properties = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: [
      { value: 'active', label: 'Active', end: 12 },
      { value: 'suspended', label: 'Suspended', end: 1 },
    ],
  },
  {
    id: 'country',
    label: 'Country',
    allLabel: 'All countries',
    options: [
      { value: 'DE', label: 'Germany', end: 9 },
      { value: 'FI', label: 'Finland', end: 4 },
    ],
  },
  {
    id: 'tariff',
    label: 'Tariff',
    allLabel: 'All tariffs',
    options: Array.from({ length: 30 }, (_, index) => ({ value: `vps-${index}`, label: `VPS NVMe ${index + 1}`, end: 30 - index })),
  },
];

function KeepingFilter({ value, onValueChange, ...rest }: PropertyFilterProps) {
  const [kept, setKept] = useState(value);
  const change = (id: string, next: readonly string[]) => {
    setKept({ ...kept, [id]: next });
    onValueChange(id, next);
  };
  const applied = rest.properties?.flatMap(({ id, label, options }) => {
    const chosen = options.filter((option) => kept[id]?.includes(option.value)).map((option) => option.label);
    const all = chosen.join(', ');
    return all ? [{ id, label, value: all, removeLabel: `Remove the filter ${label}: ${all}` }] : [];
  });
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="end">
        <PropertyFilter {...rest} value={kept} onValueChange={change} />
      </Stack>
      <FilterChips
        label="Filters"
        filters={applied ?? []}
        onRemove={(id) => change(id, [])}
        clearLabel="Clear filters"
        onClear={() => setKept({})}
      />
    </Stack>
  );
}

const meta = {
  component: PropertyFilter,
  parameters: { guide },
  args: { label: 'Filter', properties, loadingText: 'Loading…', value: {}, onValueChange: () => undefined },
  render: (args) => <KeepingFilter {...args} />,
} satisfies Meta<typeof PropertyFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { value: { status: ['active'], country: ['DE', 'FI'] } } };
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { value: { status: ['active'] } },
  play: async () => {
    screen.getByRole('button', { name: 'Filter' }).click();
    const [first] = await screen.findAllByRole('menuitem');
    first?.click();
    await screen.findAllByRole('menuitemcheckbox');
  },
};
export const Loading: Story = {
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { properties: undefined },
  play: async () => {
    screen.getByRole('button', { name: 'Filter' }).click();
    await screen.findByRole('menuitem', { name: 'Loading…' });
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Фильтры',
    value: { status: ['suspended'] },
    properties: [
      {
        id: 'status',
        label: 'Статус',
        allLabel: 'Все статусы',
        options: [
          { value: 'active', label: 'Активна', end: '1 284' },
          { value: 'suspended', label: 'Приостановлена', end: 3 },
        ],
      },
      {
        id: 'tariff',
        label: 'Тарифный план',
        allLabel: 'Все тарифы',
        options: [{ value: 'ded', label: 'Выделенный сервер с удвоенным объёмом оперативной памяти', end: 12 }],
      },
    ],
  },
};
