import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet, type SheetProps } from './sheet.tsx';

function KeepingSheet({ open, ...rest }: SheetProps) {
  const [kept, setKept] = useState(open);
  return (
    <>
      <button type="button" onClick={() => setKept(true)}>
        Filters
      </button>
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
export const AtTheEnd: Story = { args: { footer: <button type="button">Show 12 services</button> } };
export const AtTheStart: Story = { args: { side: 'inline-start' } };
export const LongRussian: Story = {
  args: {
    title: 'Отбор услуг по состоянию, стране размещения и тарифному плану',
    description: 'Отбор сохраняется в адресе страницы, поэтому ссылку можно отправить коллеге.',
    closeLabel: 'Закрыть панель отбора',
    footer: <button type="button">Показать подходящие услуги</button>,
  },
};
