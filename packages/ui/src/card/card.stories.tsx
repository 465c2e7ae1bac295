import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Card } from './card.tsx';

const guide: ComponentGuide = {
  use: 'One subject on one surface: a title, rows separated by hairlines, then totals and actions.',
  avoid: [
    'Stack, if the content doesn’t need its own surface.',
    'OptionCard, for an option to choose.',
    'A nested card: use hairlines to divide a card.',
  ],
  alsoCalled: ['panel', 'box', 'tile'],
  anatomy: [
    ['Header', 'Title, and what belongs to it at its end'],
    ['Content', 'Padded, or with rows to the edge'],
    ['Footer', 'The action for the whole card'],
  ],
  keyboard: [],
  code: `import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';

export function OrderSummary({
  total,
  onOrder,
}: {
  total: string;
  onOrder: () => void;
}) {
  return (
    <Card
      title="Summary"
      headerEnd="Monthly"
      footer={<Button onClick={onOrder}>Add to cart</Button>}
    >
      <DescriptionList
        layout="sums"
        items={[{ id: 'plan', term: 'VPS NVMe 8, Frankfurt', value: total }]}
      />
    </Card>
  );
}
`,
};

const meta = { component: Card, parameters: { guide } } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'No title: the page already says what this is.' } };

export const Titled: Story = {
  args: { title: 'Traffic, last 48 hours', headerEnd: '1.42 TB of 20 TB used', children: 'In 412 GB, out 1.01 TB' },
};

export const WithFooter: Story = {
  args: { title: 'Summary', children: 'VPS NVMe 8, Frankfurt', footer: <Button>Add to cart</Button> },
};

const row = { padding: 'var(--portico-space-3) 1.125rem', borderBlockStart: '1px solid var(--portico-line)' };
const rows = ['alexandra@acme.dev', 'boris@acme.dev', 'chiara@acme.dev'].map((address) => (
  <div key={address} style={row}>
    {address}
  </div>
));

export const RowsToTheEdge: Story = {
  args: { title: 'Users', padding: 'none', children: rows },
};

export const LongRussian: Story = {
  args: {
    title: 'Использованный за последние сорок восемь часов трафик по всем подключённым услугам',
    headerEnd: 'Использовано 1,42 ТБ из 20 ТБ',
    children: 'Периоды считаются по всемирному координированному времени, поэтому сутки начинаются не в полночь по местному времени.',
    footer: <Button>Перераспределить трафик между услугами</Button>,
  },
};
