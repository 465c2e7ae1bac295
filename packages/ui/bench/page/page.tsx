import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/tokens/tokens.css';
import '../../src/tokens/fonts.css';
import { Combobox } from '../../src/combobox/combobox.tsx';
import { Status } from '../../src/status/status.tsx';
import { Table } from '../../src/table/table.tsx';
import { VirtualTable, type VirtualTableColumn } from '../../src/virtual-table/virtual-table.tsx';
import { WholeListCombobox } from './whole-list-combobox.tsx';

interface Machine {
  name: string;
  address: string;
  plan: string;
  region: string;
  cycle: string;
  active: boolean;
  cost: string;
}

const machines: readonly Machine[] = Array.from({ length: 10_000 }, (_, index) => ({
  name: `node-${String(index + 1).padStart(5, '0')}.acme.dev`,
  address: `10.0.${(index >> 8) & 255}.${index & 255}`,
  plan: `VPS NVMe ${2 ** (1 + (index % 4))}`,
  region: index % 2 ? 'Frankfurt' : 'Helsinki',
  cycle: index % 3 ? 'Monthly' : 'Annually',
  active: index % 5 > 0,
  cost: `€${(5 + (index % 90)).toFixed(2)}`,
}));

const columns: readonly VirtualTableColumn<Machine>[] = [
  { id: 'name', header: 'Hostname', cell: (row) => row.name, mono: true, sortable: true, share: 1.5 },
  { id: 'address', header: 'IPv4', cell: (row) => row.address, mono: true },
  { id: 'plan', header: 'Tariff', cell: (row) => row.plan },
  { id: 'region', header: 'Country', cell: (row) => row.region, muted: true },
  { id: 'cycle', header: 'Billing cycle', cell: (row) => row.cycle, muted: true },
  {
    id: 'status',
    header: 'Status',
    narrow: 'corner',
    cell: (row) => <Status tone={row.active ? 'success' : 'warning'}>{row.plan}</Status>,
  },
  { id: 'cost', header: 'Renewal cost', cell: (row) => row.cost, align: 'end', sortable: true },
];
const rowKey = (row: Machine): string => row.name;
const rowLink = (row: Machine): ReactElement => <a href={`#${row.name}`} aria-label={row.name} />;

/** As many entries as there are countries, with names of similar length. */
const regionCodes = Array.from({ length: 26 * 26 }, (_, index) => String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)));
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countries = regionCodes
  .flatMap((code) => {
    const label = regionNames.of(code);
    return label === undefined ? [] : [{ value: code, label }];
  })
  .slice(0, 250);

function Countries(): ReactElement {
  const [value, setValue] = useState('');
  return <Combobox aria-label="Country" options={countries} value={value} onValueChange={setValue} emptyText="None" />;
}

const table = { label: 'Machines', columns, rows: machines, rowKey, rowLink, empty: 'None' };
const subjects: Readonly<Record<string, ReactElement>> = {
  'virtual-table': <VirtualTable {...table} />,
  // In an area of the same height and opacity as the other, so that both scroll alike.
  table: (
    <div data-scroller tabIndex={-1} style={{ blockSize: '37.5rem', overflow: 'auto', background: 'var(--portico-surface)' }}>
      <Table {...table} />
    </div>
  ),
  combobox: <Countries />,
  'whole-list-combobox': <WholeListCombobox label="Country" options={countries} />,
};

const subject = subjects[new URLSearchParams(location.search).get('subject') ?? ''];
const root = document.getElementById('root');
if (!subject || !root) throw new Error('The address names no subject');
createRoot(root).render(subject);
