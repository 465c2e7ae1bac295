import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Grid } from './grid.tsx';

const guide: ComponentGuide = {
  use: 'Responsive columns. The grid adapts to its container, not to the window, so it also works in a card or next to a sidebar.',
  avoid: [
    'Stack, for items in one row or column.',
    'Table, for rows with meaningful columns.',
    'Your own CSS, for a layout used on one page.',
  ],
  alsoCalled: ['columns', 'layout'],
  keyboard: [],
  code: `import { Card } from '@portico/ui/card';
import { Grid } from '@portico/ui/grid';

export function Configuration() {
  return (
    <Grid layout="with-aside">
      <Card title="Configuration">Debian 13, RAID 1</Card>
      <Card title="Summary">€67.10</Card>
    </Grid>
  );
}
`,
};

const meta = { component: Grid, parameters: { guide } } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const children = (
  <>
    <Card title="Monthly">€18.90</Card>
    <Card title="Quarterly">€53.90</Card>
    <Card title="Semi-annually">€102.00</Card>
    <Card title="Annually">€192.80</Card>
  </>
);

export const Cells: Story = { args: { children } };
export const NarrowCells: Story = { args: { children, layout: 'narrow-cells' } };
export const Halves: Story = { args: { children, layout: 'halves' } };
export const WithAside: Story = {
  args: {
    layout: 'with-aside',
    children: (
      <>
        <Card title="Configuration">Debian 13</Card>
        <Card title="Summary">€67.10</Card>
      </>
    ),
  },
};
export const LongRussian: Story = {
  args: {
    layout: 'narrow-cells',
    children: (
      <>
        <Card title="Ежемесячно">Автоматическое продление</Card>
        <Card title="Раз в полугодие">Достопримечательность</Card>
      </>
    ),
  },
};
