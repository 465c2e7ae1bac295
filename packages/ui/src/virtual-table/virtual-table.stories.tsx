import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Money } from '../money/money.tsx';
import { Status, type StatusTone } from '../status/status.tsx';
import { VirtualTable, type VirtualTableColumn } from './virtual-table.tsx';

const guide: ComponentGuide = {
  use: 'A table of thousands of rows with its own scroll area and only the visible rows in the DOM. On a phone it becomes a list, like Table.',
  avoid: [
    'Table with Pagination, if people look for one row: a page has a URL, can be printed and works with the browser’s search.',
    'Table, for up to two hundred rows.',
  ],
  alsoCalled: ['data grid', 'infinite list', 'virtual list'],
  keyboard: [
    ['Tab', 'Reaches the area, the sortable columns and the link of each row; a focused row stays in the DOM while scrolling'],
    ['↑, ↓', 'Scrolls while the area has focus'],
    ['Page up, Page down, Home, End', 'Scrolls by a screen, or to the start or end'],
  ],
  code: `import { VirtualTable, type VirtualTableColumn } from '@portico/ui/virtual-table';

interface Address {
  address: string;
  server: string;
}

const columns: readonly VirtualTableColumn<Address>[] = [
  { id: 'address', header: 'Address', cell: (row) => row.address, mono: true, share: 2 },
  { id: 'server', header: 'Server', cell: (row) => row.server },
];
const rowKey = (row: Address) => row.address;
const rowLink = (row: Address) => <a href={\`/addresses/\${row.address}\`} />;

export function Addresses({ addresses }: { addresses: readonly Address[] }) {
  return (
    <VirtualTable
      label="Addresses"
      columns={columns}
      rows={addresses}
      rowKey={rowKey}
      rowLink={rowLink}
      empty="No addresses are assigned to you."
    />
  );
}
`,
};

export interface Machine {
  name: string;
  address: string;
  region: string;
  tone: StatusTone;
  status: string;
  cost: string;
}

const regions = ['Frankfurt', 'Amsterdam', 'Helsinki', 'New York'] as const;
const states = [
  ['success', 'Active'],
  ['info', 'Preparing'],
  ['warning', 'Suspended'],
] as const;

export function machines(count: number): readonly Machine[] {
  return Array.from({ length: count }, (_, index) => {
    const [tone, status] = states[index % states.length] ?? states[0];
    return {
      name: `node-${String(index + 1).padStart(5, '0')}.acme.dev`,
      address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      region: regions[index % regions.length] ?? regions[0],
      tone,
      status,
      cost: `€${(5 + (index % 90)).toFixed(2)}`,
    };
  });
}

export const machineColumns: readonly VirtualTableColumn<Machine>[] = [
  { id: 'name', header: 'Hostname', cell: (row) => row.name, mono: true, sortable: true, share: 2 },
  { id: 'address', header: 'IPv4', cell: (row) => row.address, mono: true, drop: 'next' },
  { id: 'region', header: 'Country', cell: (row) => row.region, muted: true, drop: 'first' },
  { id: 'status', header: 'Status', narrow: 'corner', cell: (row) => <Status tone={row.tone}>{row.status}</Status> },
  { id: 'cost', header: 'Renewal cost', cell: (row) => row.cost, align: 'end', sortable: true },
];
const rowKey = (row: Machine) => row.name;
const rowLink = (row: Machine) => <a href={`#${row.name}`} />;
const tenThousand = machines(10_000);

const meta = {
  component: VirtualTable<Machine>,
  excludeStories: ['machines', 'machineColumns'],
  parameters: { guide },
  args: { label: 'Machines', columns: machineColumns, rows: tenThousand, rowKey, rowLink, empty: 'No machines yet.' },
} satisfies Meta<typeof VirtualTable<Machine>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {};
export const Sorted: Story = { args: { sort: { columnId: 'cost', direction: 'descending' }, onSortChange: () => undefined } };
export const HiddenColumns: Story = { args: { hidden: ['address', 'region'] } };
export const Few: Story = { args: { rows: tenThousand.slice(0, 3) } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const Busy: Story = { args: { busy: true } };
/** Reopened at its last position. */
export const InTheMiddle: Story = { args: { initialTopRow: 'node-05000.acme.dev' } };
export const MoreAreComing: Story = { args: { rows: tenThousand.slice(0, 4), totalRows: 10_000, loadingMore: true } };

const pageSize = 50;

/** Rows in pages of fifty, as from a server. */
export const Paged: Story = {
  args: { totalRows: 200 },
  render: function Paged(args) {
    const [count, setCount] = useState(pageSize);
    return (
      <VirtualTable
        {...args}
        rows={tenThousand.slice(0, count)}
        onEndReached={count < 200 ? () => setCount((current) => current + pageSize) : undefined}
      />
    );
  },
};

/** Only visible pages of a hundred rows are fetched, at any position. */
export const FetchedInView: Story = {
  args: { rows: tenThousand.map((row, index) => (index < 100 ? row : undefined)) },
};

export const Selectable: Story = {
  render: function Selectable(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['node-00002.acme.dev']));
    return (
      <VirtualTable
        {...args}
        selection={{
          selected,
          onSelectedChange: setSelected,
          columnLabel: 'Selection',
          rowLabel: (row) => row.name,
        }}
      />
    );
  },
};

export const Narrow: Story = {
  args: { sort: { columnId: 'name', direction: 'ascending' }, onSortChange: () => undefined },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <VirtualTable {...args} />
    </div>
  ),
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <VirtualTable {...args} />
    </div>
  ),
};
const inRussian = (cents: number) => new Intl.NumberFormat('ru', { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const LongRussian: Story = {
  args: {
    label: 'Машины',
    columns: [
      { id: 'name', header: 'Имя узла', cell: (row) => row.name, mono: true },
      { id: 'plan', header: 'Тарифный план', cell: () => 'Выделенный сервер с удвоенным объёмом оперативной памяти', share: 2 },
      { id: 'status', header: 'Состояние', narrow: 'corner', cell: (row) => <Status tone={row.tone}>Приостановлена</Status> },
      { id: 'cost', header: 'Стоимость продления', cell: () => <Money cents={178_800} format={inRussian} />, align: 'end' },
    ],
  },
};
