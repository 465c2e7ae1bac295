import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
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

const guide: ComponentGuide = {
  use: 'One task on top of the page: a short form, the cart, a code to enter. It traps focus and returns it; on a phone it is a bottom sheet.',
  avoid: [
    'ConfirmDialog, for a question before a consequential action.',
    'Sheet, for more of the page’s content, such as filters.',
    'Popover, for a small choice next to its button.',
    'A separate page, for content that has a URL or needs more than a screen.',
  ],
  alsoCalled: ['modal', 'popup', 'lightbox', 'overlay'],
  anatomy: [
    ['Backdrop', 'Dims the page; a click on it closes the dialog unless it is busy'],
    ['Title', 'Names the task; `titleEnd` adds a count beside it'],
    ['Close button', 'Always there, with the name from `closeLabel`'],
    ['Content', 'Scrolls by itself; `padding="none"` lets rows reach the edges'],
    ['Footer', 'Stays in view: cancel first, the main action last'],
  ],
  keyboard: [
    ['Tab', 'Moves within the dialog'],
    ['Escape', 'Closes it, unless it is busy, and returns focus'],
    ['Enter', 'Presses the focused button or submits the focused form'],
  ],
  code: `import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { Field } from '@portico/ui/field';
import { TextInput } from '@portico/ui/text-input';
import { useId, useState } from 'react';

export function TopUp({ onTopUp }: { onTopUp: (amount: string) => void }) {
  const [open, setOpen] = useState(false);
  const form = useId();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Top up</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Top up"
        closeLabel="Close"
        size="small"
        footer={
          <Button type="submit" form={form} variant="primary">
            Go to payment
          </Button>
        }
      >
        <form id={form} action={(data) => onTopUp(String(data.get('amount')))}>
          <Field label="Amount" description="From €10 to €10,000">
            <TextInput name="amount" inputMode="decimal" end="EUR" />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
`,
};

const meta = {
  component: Dialog,
  parameters: { guide, docs: { story: { inline: false, height: '34rem' } } },
  render: (args) => <KeepingDialog {...args} />,
  args: { open: true, onOpenChange: () => undefined, title: 'Top up', closeLabel: 'Close', children: 'From €10 to €10,000.' },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const Small: Story = { args: { size: 'small', description: 'The amount is added to your balance immediately.' } };
export const Cart: Story = {
  args: {
    title: 'Cart',
    titleEnd: '3 items',
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
