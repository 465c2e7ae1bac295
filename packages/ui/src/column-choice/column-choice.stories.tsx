import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import type { ComponentGuide } from '../component-guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Table } from '../table/table.tsx';
import { ColumnChoice, type ColumnChoiceProps } from './column-choice.tsx';

const guide: ComponentGuide = {
  use: 'Lets people choose the columns of a table that has more than most need. The application stores the choice.',
  avoid: [
    'Nothing, for a table of four or five columns: show them all.',
    'Menu, to filter rows.',
    '`narrow: "hidden"` on a column, to hide it on phones for all users.',
  ],
  alsoCalled: ['column picker', 'view options'],
  keyboard: [
    ['Enter, Space, ↓', 'Opens the menu'],
    ['↑, ↓, Home, End', 'Moves between columns'],
    ['Enter, Space', 'Shows or hides the column; the menu stays open'],
    ['Escape', 'Closes it and returns focus to the button'],
  ],
  code: `import { ColumnChoice } from '@portico/ui/column-choice';
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

export function Servers({ servers }: { servers: readonly Server[] }) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <>
      <ColumnChoice label="Columns" columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      <Table label="Servers" columns={columns} hidden={hidden} rows={servers} rowKey={(server) => server.name} empty="No servers yet." />
    </>
  );
}
`,
};

interface Server {
  name: string;
  region: string;
  plan: string;
  renewal: string;
}

const servers: readonly Server[] = [
  { name: 'edge-fra-01.acme.dev', region: 'Frankfurt', plan: 'VPS NVMe 8', renewal: '€18.90' },
  { name: 'ci-runner-3.acme.dev', region: 'Helsinki', plan: 'VPS NVMe 4', renewal: '€32.40' },
];

const columns = [
  { id: 'name', header: 'Hostname', cell: (server: Server) => server.name, mono: true },
  { id: 'region', header: 'Country', cell: (server: Server) => server.region },
  { id: 'plan', header: 'Tariff', cell: (server: Server) => server.plan },
  { id: 'renewal', header: 'Renewal cost', cell: (server: Server) => server.renewal, align: 'end' as const },
];

function KeepingColumnChoice({ hidden, onHiddenChange, ...rest }: ColumnChoiceProps) {
  const [kept, setKept] = useState(hidden);
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="end">
        <ColumnChoice
          {...rest}
          hidden={kept}
          onHiddenChange={(next) => {
            setKept(next);
            onHiddenChange(next);
          }}
        />
      </Stack>
      <Table label="My services" columns={columns} hidden={kept} rows={servers} rowKey={({ name }) => name} empty="No services yet." />
    </Stack>
  );
}

const meta = {
  component: ColumnChoice,
  parameters: { guide },
  args: { label: 'Columns', columns, hidden: [], onHiddenChange: () => undefined },
  render: (args) => <KeepingColumnChoice {...args} />,
} satisfies Meta<typeof ColumnChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllShown: Story = {};
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { hidden: ['region'] },
  play: async () => {
    screen.getByRole('button', { name: 'Columns' }).click();
    await screen.findByRole('menu');
  },
};
export const SomeHidden: Story = { args: { hidden: ['region', 'renewal'] } };
export const LongRussian: Story = {
  args: {
    label: 'Столбцы таблицы',
    columns: [
      { id: 'name', header: 'Имя узла' },
      { id: 'region', header: 'Страна размещения' },
      { id: 'plan', header: 'Тарифный план и расчётный период' },
      { id: 'renewal', header: 'Стоимость продления с учётом налога' },
    ],
  },
};
