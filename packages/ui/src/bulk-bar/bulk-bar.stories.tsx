import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play, RotateCw, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Table } from '../table/table.tsx';
import { BulkBar, type BulkBarProps } from './bulk-bar.tsx';

const guide: ComponentGuide = {
  use: 'What can be done with the selected rows of a table. It appears with the first selected row and stays in view while people scroll.',
  avoid: [
    'Menu in the row, for one item at a time.',
    'Buttons in PageHeader, for what concerns the whole list.',
    'A selection at all, where nothing can be done with several rows at once.',
  ],
  alsoCalled: ['bulk actions', 'batch actions', 'action bar', 'selection toolbar'],
  anatomy: [
    ['Count', 'How many rows are selected'],
    ['Actions', 'Small buttons; one that no selected row allows says why'],
    ['Clear', 'Ends the selection'],
  ],
  keyboard: [
    ['Tab', 'Moves from the table to the actions'],
    ['Enter, Space', 'Runs an action, or clears the selection and returns the focus to the row'],
  ],
  code: `import { BulkBar } from '@portico/ui/bulk-bar';
import { Button } from '@portico/ui/button';
import { Table, type TableColumn } from '@portico/ui/table';
import { useState } from 'react';

interface Server {
  name: string;
  region: string;
}

const columns: readonly TableColumn<Server>[] = [
  { id: 'name', header: 'Name', cell: (server) => server.name, mono: true },
  { id: 'region', header: 'Region', cell: (server) => server.region },
];

interface ServersProps {
  servers: readonly Server[];
  onRestart: (names: ReadonlySet<string>) => void;
}

export function Servers({ servers, onRestart }: ServersProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Table
        label="Servers"
        columns={columns}
        rows={servers}
        rowKey={(server) => server.name}
        selection={{
          selected,
          onSelectedChange: setSelected,
          columnLabel: 'Selection',
          allLabel: 'Select all servers',
          rowLabel: ({ name }) => 'Select ' + name,
        }}
        empty="No servers yet."
      />
      {selected.size > 0 ? (
        <BulkBar
          label="Selected servers"
          count={selected.size + ' selected'}
          clearLabel="Clear the selection"
          onClear={() => setSelected(new Set())}
        >
          <Button size="sm" onClick={() => onRestart(selected)}>
            Restart
          </Button>
        </BulkBar>
      ) : null}
    </>
  );
}
`,
};

const actions = (
  <>
    <Button size="sm" iconStart={<Play />} disabledReason="All selected servers are running.">
      Start
    </Button>
    <Button size="sm" iconStart={<Square />}>
      Stop
    </Button>
    <Button size="sm" iconStart={<RotateCw />}>
      Restart
    </Button>
  </>
);

const meta = {
  component: BulkBar,
  parameters: { guide },
  args: { label: 'Selected services', count: '3 selected', clearLabel: 'Clear the selection', onClear: () => undefined, children: actions },
} satisfies Meta<typeof BulkBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Array.from({ length: 16 }, (_, index) => `edge-fra-${String(index + 1).padStart(2, '0')}.acme.dev`);

function SelectableTable({ onClear, count: _count, ...bar }: BulkBarProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([names[1] ?? '']));
  return (
    <Stack gap={3}>
      <Table
        label="My services"
        columns={[{ id: 'name', header: 'Hostname', cell: (name: string) => name, mono: true }]}
        rows={names}
        rowKey={(name) => name}
        selection={{
          selected,
          onSelectedChange: setSelected,
          columnLabel: 'Selection',
          allLabel: 'Select all services',
          rowLabel: (name) => `Select ${name}`,
        }}
        empty="No services yet."
      />
      {selected.size > 0 ? (
        <BulkBar
          {...bar}
          count={`${selected.size} selected`}
          onClear={() => {
            setSelected(new Set());
            onClear();
          }}
        />
      ) : null}
    </Stack>
  );
}

export const ThreeSelected: Story = {};
export const Busy: Story = {
  args: {
    children: (
      <>
        <Button size="sm" iconStart={<Play />} disabled>
          Start
        </Button>
        <Button size="sm" iconStart={<RotateCw />} busy>
          Restart
        </Button>
      </>
    ),
  },
};
export const BelowATable: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => <SelectableTable {...args} />,
};
export const LongRussian: Story = {
  args: {
    label: 'Выбранные услуги',
    count: 'Выбрано 1 284',
    clearLabel: 'Снять выделение',
    children: (
      <>
        <Button size="sm">Запустить</Button>
        <Button size="sm">Остановить</Button>
        <Button size="sm">Перезапустить</Button>
      </>
    ),
  },
};
