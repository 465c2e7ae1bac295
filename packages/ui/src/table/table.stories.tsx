import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Money } from '../money/money.tsx';
import { Status, type StatusTone } from '../status/status.tsx';
import { Table, type TableColumn, type TableProps } from './table.tsx';

export interface Service {
  hostname: string;
  tariff: string;
  country: string;
  cycle: string;
  tone: StatusTone;
  status: string;
  due: string;
  renewal: string;
}

const services: readonly Service[] = [
  ['edge-fra-01.acme.dev', 'VPS NVMe 8', 'Frankfurt', 'Monthly', 'success', 'Active', 'Dec 4, 2026', '€18.90'],
  ['db-primary.acme.dev', 'Dedicated EPYC 7443P', 'Amsterdam', 'Annually', 'success', 'Active', 'Mar 18, 2027', '€1,788.00'],
  ['ci-runner-3.acme.dev', 'VPS NVMe 4', 'Helsinki', 'Quarterly', 'info', 'Preparing', 'Feb 21, 2027', '€32.40'],
  ['mail.acme.dev', 'VPS NVMe 2', 'Frankfurt', 'Monthly', 'warning', 'Suspended', 'Nov 12, 2026', '€6.90'],
  ['backup-hel.acme.dev', 'Storage 4 TB', 'Helsinki', 'Semi-annually', 'success', 'Active', 'Jan 30, 2027', '€83.40'],
  ['old-web.acme.dev', 'VPS SSD 2', 'New York', 'Monthly', 'neutral', 'Deleted', 'Oct 1, 2026', '€5.90'],
].map(([hostname = '', tariff = '', country = '', cycle = '', tone = '', status = '', due = '', renewal = '']) => ({
  hostname,
  tariff,
  country,
  cycle,
  tone: tone as StatusTone,
  status,
  due,
  renewal,
}));

const columns: readonly TableColumn<Service>[] = [
  { id: 'hostname', header: 'Hostname', cell: (row) => row.hostname, mono: true, sortable: true },
  { id: 'tariff', header: 'Tariff', cell: (row) => row.tariff },
  { id: 'country', header: 'Country', cell: (row) => row.country, muted: true, drop: 'first' },
  { id: 'cycle', header: 'Billing cycle', cell: (row) => row.cycle, muted: true, drop: 'first', narrow: 'hidden' },
  {
    id: 'status',
    header: 'Status',
    narrow: 'corner',
    cell: (row) => (
      <Status tone={row.tone} sign={row.status === 'Deleted' ? 'ring' : 'dot'}>
        {row.status}
      </Status>
    ),
  },
  { id: 'due', header: 'Next due date', cell: (row) => row.due, muted: true, sortable: true, drop: 'next' },
  { id: 'renewal', header: 'Renewal cost', cell: (row) => row.renewal, align: 'end' },
];

const guide: ComponentGuide = {
  use: 'Many objects of one kind to compare, sort and open. In tight spaces it omits columns with `drop`; if no columns fit, each row becomes a list item, so it never scrolls sideways.',
  avoid: [
    'DescriptionList, for the values of one object.',
    'VirtualTable, for thousands of rows at once.',
    'Card, for a few objects that aren’t compared.',
  ],
  alsoCalled: ['data grid', 'data table', 'list'],
  anatomy: [
    ['Caption', 'The name for screen readers'],
    ['Header', 'Column names; sortable ones are buttons'],
    ['Row', 'A link to its object if it has one'],
    ['Empty text', 'In place of rows'],
  ],
  keyboard: [
    ['Tab', 'Moves through the sortable headers, then the link of each row'],
    ['Enter, Space', 'On a header: sorts by it, ascending first, then reverses the order'],
    ['Space', "On a row's checkbox: selects the row; on the header's: selects all visible rows"],
    ['Enter', "On a row's link: opens it. The whole row is clickable, but has one link for keyboards and screen readers"],
  ],
  code: `import { Table, type TableColumn, type TableSort } from '@portico/ui/table';
import { useState } from 'react';

interface Invoice {
  number: string;
  due: string;
  total: string;
}

const columns: readonly TableColumn<Invoice>[] = [
  {
    id: 'number',
    header: 'Number',
    cell: (row) => row.number,
    mono: true,
    sortable: true,
  },
  { id: 'due', header: 'Due', cell: (row) => row.due, muted: true, sortable: true },
  { id: 'total', header: 'Total', cell: (row) => row.total, align: 'end' },
];

export function Invoices({ rows }: { rows: readonly Invoice[] | undefined }) {
  const [sort, setSort] = useState<TableSort>({
    columnId: 'due',
    direction: 'descending',
  });
  return (
    <Table
      label="My invoices"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      rowLink={(row) => <a href={'/invoices/' + row.number} />}
      sort={sort}
      onSortChange={setSort}
      empty="No invoices yet."
    />
  );
}
`,
};

const meta = {
  component: Table<Service>,
  parameters: { guide },
  args: {
    label: 'My services',
    columns,
    rows: services,
    rowKey: (row) => row.hostname,
    empty: 'No services yet.',
  },
} satisfies Meta<typeof Table<Service>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row of two lines: name and state, then plan and cost. */
const narrowOfTwoLines: Readonly<Record<string, Pick<TableColumn<Service>, 'narrow'>>> = {
  tariff: { narrow: 'note' },
  country: { narrow: 'hidden' },
  due: { narrow: 'hidden' },
  renewal: { narrow: 'note-end' },
};

function SelectableTable(props: TableProps<Service>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['mail.acme.dev']));
  return (
    <Table
      {...props}
      selection={{
        selected,
        onSelectedChange: setSelected,
        columnLabel: 'Selection',
        allLabel: 'Select all services',
        rowLabel: ({ hostname }) => `Select ${hostname}`,
      }}
    />
  );
}

const rowLink = (row: Service) => <a href={`#${row.hostname}`} />;

export const Plain: Story = {};
export const LinkedAndSorted: Story = {
  args: { rowLink, sort: { columnId: 'due', direction: 'descending' }, onSortChange: () => undefined },
};
export const Busy: Story = { args: { rowLink, busy: true } };
export const Loading: Story = { args: { rows: undefined, loadingRows: 3 } };
export const Empty: Story = { args: { rows: [] } };
export const OneRow: Story = { args: { rows: services.slice(0, 1) } };
export const Narrow: Story = {
  args: { rowLink, sort: { columnId: 'hostname', direction: 'ascending' }, onSortChange: () => undefined },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Table {...args} />
    </div>
  ),
};
export const Selectable: Story = {
  args: { rowLink },
  render: (args) => <SelectableTable {...args} />,
};
export const SelectableNarrow: Story = {
  args: {
    rowLink,
    sort: { columnId: 'hostname', direction: 'ascending' },
    onSortChange: () => undefined,
    columns: columns.map((column) => ({ ...column, ...narrowOfTwoLines[column.id] })),
  },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <SelectableTable {...args} />
    </div>
  ),
};
export const HiddenColumns: Story = { args: { rowLink, hidden: ['country', 'cycle', 'due'] } };
// A scroll area must be reachable by keyboard, with any content.
const scrollArea = { role: 'region', tabIndex: 0 } as const;

/** As in a dialog: the header sticks to the top of the scroll area. */
export const InScrollArea: Story = {
  args: { rowLink },
  render: (args) => (
    <div {...scrollArea} aria-label="My services" style={{ blockSize: '14rem', overflow: 'auto' }}>
      <Table {...args} />
    </div>
  ),
};
const inRussian = (cents: number) => new Intl.NumberFormat('ru', { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const LongRussian: Story = {
  args: {
    label: 'Мои услуги',
    rowLink,
    columns: [
      { id: 'hostname', header: 'Имя узла', cell: (row) => row.hostname, mono: true },
      { id: 'tariff', header: 'Тарифный план', cell: () => 'Выделенный сервер с удвоенным объёмом оперативной памяти' },
      { id: 'cycle', header: 'Расчётный период', cell: () => 'Раз в полугодие' },
      { id: 'status', header: 'Состояние', narrow: 'corner', cell: (row) => <Status tone={row.tone}>Приостановлена</Status> },
      { id: 'renewal', header: 'Стоимость продления', cell: () => <Money cents={178_800} format={inRussian} />, align: 'end' },
    ],
  },
};
