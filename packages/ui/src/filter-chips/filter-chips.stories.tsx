import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Stack } from '../stack/stack.tsx';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';

const guide: ComponentGuide = {
  use: 'Shows above a list what narrows it, so that people see why something is missing, and removes one filter or all.',
  avoid: [
    'PropertyFilter, to add a filter: the two stand together.',
    'Badge, for a fact about an item.',
    'SegmentedControl or Select, for the only filter of a list.',
  ],
  alsoCalled: ['tags', 'tokens', 'pills', 'applied filters', 'token group'],
  anatomy: [
    ['Chip', 'The property, its value and a button that removes the filter'],
    ['Clear', 'Removes all, from the second filter on'],
  ],
  keyboard: [
    ['Tab', 'Moves between the chips'],
    ['Enter, Space', 'Removes the filter and moves the focus to the next one, or back to where it was before'],
  ],
  code: `import { FilterChips } from '@portico/ui/filter-chips';
import { useState } from 'react';

const names: Record<string, string> = { status: 'Status', country: 'Country' };

export function ServerFilters() {
  const [chosen, setChosen] = useState<Record<string, string>>({
    status: 'Active',
    country: 'Germany',
  });
  return (
    <FilterChips
      label="Filters"
      filters={Object.entries(chosen).map(([id, value]) => ({
        id,
        label: names[id] ?? id,
        value,
        removeLabel: 'Remove the filter ' + names[id] + ': ' + value,
      }))}
      onRemove={(id) => setChosen(({ [id]: _removed, ...others }) => others)}
      clearLabel="Clear filters"
      onClear={() => setChosen({})}
    />
  );
}
`,
};

const filters = [
  { id: 'status', label: 'Status', value: 'Active', removeLabel: 'Remove the filter Status: Active' },
  { id: 'country', label: 'Country', value: 'Germany', removeLabel: 'Remove the filter Country: Germany' },
  { id: 'tariff', label: 'Tariff', value: 'VPS NVMe 8', removeLabel: 'Remove the filter Tariff: VPS NVMe 8' },
];

function KeepingChips({ filters: given, onRemove, onClear, ...rest }: FilterChipsProps) {
  const [kept, setKept] = useState(given);
  return (
    <Stack gap={3}>
      <div>
        <Button variant="quiet">Filter</Button>
      </div>
      <FilterChips
        {...rest}
        filters={kept}
        onRemove={(id) => {
          setKept(kept.filter((filter) => filter.id !== id));
          onRemove(id);
        }}
        onClear={() => {
          setKept([]);
          onClear();
        }}
      />
    </Stack>
  );
}

const meta = {
  component: FilterChips,
  parameters: { guide },
  args: { label: 'Filters', filters, clearLabel: 'Clear filters', onRemove: () => undefined, onClear: () => undefined },
  render: (args) => <KeepingChips {...args} />,
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeFilters: Story = {};
export const OneFilter: Story = { args: { filters: filters.slice(0, 1) } };
export const LongRussian: Story = {
  args: {
    label: 'Фильтры',
    clearLabel: 'Сбросить фильтры',
    filters: [
      { id: 'status', label: 'Статус', value: 'Приостановлена', removeLabel: 'Убрать фильтр «Статус: Приостановлена»' },
      {
        id: 'tariff',
        label: 'Тариф',
        value: 'Выделенный сервер с удвоенным объёмом оперативной памяти',
        removeLabel: 'Убрать фильтр «Тариф: Выделенный сервер с удвоенным объёмом оперативной памяти»',
      },
    ],
  },
};
