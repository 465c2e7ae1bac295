import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

function KeepingSheet({ open, ...rest }: SheetProps) {
  const [kept, setKept] = useState(open);
  return (
    <>
      <Button onClick={() => setKept(true)}>Filters</Button>
      <Sheet {...rest} open={kept} onOpenChange={setKept} />
    </>
  );
}

const meta = {
  component: Sheet,
  render: (args) => <KeepingSheet {...args} />,
  args: { open: true, onOpenChange: () => undefined, title: 'Filters', closeLabel: 'Close', children: 'Status, country, plan' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const AtTheEnd: Story = { args: { footer: <Button>Show 12 services</Button> } };
export const AtTheStart: Story = { args: { side: 'inline-start' } };
export const LongRussian: Story = {
  args: {
    title: 'Отбор услуг по состоянию, стране размещения и тарифному плану',
    description: 'Отбор сохраняется в адресе страницы, поэтому ссылку можно отправить коллеге.',
    closeLabel: 'Закрыть панель отбора',
    footer: <Button>Показать подходящие услуги</Button>,
  },
};
