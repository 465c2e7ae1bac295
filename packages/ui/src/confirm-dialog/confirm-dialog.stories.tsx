import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function KeepingConfirmDialog({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
  const [kept, setKept] = useState(open);
  return (
    <>
      <Button onClick={() => setKept(true)}>Reinstall…</Button>
      <ConfirmDialog
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
  component: ConfirmDialog,
  render: (args) => <KeepingConfirmDialog {...args} />,
  args: {
    open: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
    title: 'Close ticket “Disk is full”?',
    children: 'A closed ticket cannot be opened again.',
    confirmLabel: 'Close ticket',
    cancelLabel: 'Keep it open',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Closed: Story = { args: { open: false } };
export const Neutral: Story = {
  args: { tone: 'neutral', title: 'Take back the cancellation?', children: 'The service goes on.', confirmLabel: 'Take back' },
};
export const Typed: Story = {
  args: {
    title: 'Reinstall edge-fra-01.acme.dev?',
    children: 'All data on the disk of edge-fra-01.acme.dev is deleted.',
    confirmLabel: 'Reinstall',
    cancelLabel: 'Cancel',
    typed: { text: 'edge-fra-01.acme.dev', label: 'Type the hostname to confirm' },
  },
};
export const Busy: Story = { args: { busy: true } };
export const LongRussian: Story = {
  args: {
    title: 'Переустановить операционную систему на сервере edge-fra-01.acme.dev?',
    children: 'Все данные на диске сервера edge-fra-01.acme.dev будут безвозвратно удалены, включая резервные копии на том же диске.',
    confirmLabel: 'Удалить данные и переустановить',
    cancelLabel: 'Оставить всё как есть',
    typed: { text: 'edge-fra-01.acme.dev', label: 'Чтобы подтвердить, введите имя узла' },
  },
};
