import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function KeepingDialog({ open, onOpenChange, ...rest }: DialogProps) {
  const [kept, setKept] = useState(open);
  return (
    <>
      <Button onClick={() => setKept(true)}>Cart</Button>
      <Dialog
        {...rest}
        open={kept}
        onOpenChange={(next) => {
          setKept(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  component: Dialog,
  render: (args) => <KeepingDialog {...args} />,
  args: { open: true, onOpenChange: () => undefined, title: 'Top up', closeLabel: 'Close', children: 'From €10 to €10,000.' },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const Small: Story = { args: { size: 'small', description: 'The amount is added to your balance at once.' } };
export const Cart: Story = {
  args: {
    title: 'Cart',
    titleNote: '3 items',
    padding: 'none',
    children: (
      <div style={{ padding: '0.5rem 1.25rem' }}>
        <Disclosure title="VPS NVMe 8" description="Frankfurt · monthly" end="€37.80" defaultOpen>
          <DescriptionList
            layout="plain"
            items={[
              { id: 'os', term: 'Operating system', value: 'Debian 13' },
              { id: 'raid', term: 'RAID', value: 'None' },
            ]}
          />
        </Disclosure>
        <Disclosure title="Dedicated EPYC 7443P" description="Amsterdam · annually" end="€1,788.00">
          Debian 13
        </Disclosure>
      </div>
    ),
    footer: <Button>Place order</Button>,
  },
};
export const Busy: Story = { args: { ...Cart.args, busy: true } };
export const LongRussian: Story = {
  args: {
    title: 'Подтверждение смены адреса электронной почты',
    description:
      'Мы отправили шестизначный код на новый адрес. Введите его, чтобы завершить смену; до этого письма приходят на прежний адрес.',
    closeLabel: 'Закрыть окно',
    children: 'Если письмо не пришло, проверьте папку со спамом или запросите код ещё раз.',
    footer: <Button>Отправить код ещё раз на новый адрес электронной почты</Button>,
  },
};
