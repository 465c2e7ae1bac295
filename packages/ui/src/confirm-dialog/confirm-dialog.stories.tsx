import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
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

const guide: ComponentGuide = {
  use: 'The last question before a consequential action. It names the object, says what is lost and, before data is deleted, asks to type the name. Inside a form, confirming does not submit the form.',
  avoid: [
    'Dialog, for a form or anything other than one question.',
    'Nothing, for actions that can be undone: offer to undo them in a toast.',
    'A busy Button, for actions without consequences.',
  ],
  alsoCalled: ['alert dialog', 'confirmation', 'modal', 'prompt'],
  anatomy: [
    ['Title', 'The question, with the object’s name'],
    ['Text', 'What will happen and what can’t be undone'],
    ['Name to type', 'Only where data is lost'],
    ['Buttons', 'Cancel first; the other says what it does'],
  ],
  keyboard: [
    ['Escape', 'Cancels'],
    ['Tab', 'Moves within the dialog, starting at the safe answer or the text field'],
    ['Enter', 'Presses the focused button; in the text field, confirms once the name matches'],
  ],
  code: `import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useState } from 'react';

export function Reinstall({
  hostname,
  onReinstall,
}: {
  hostname: string;
  onReinstall: () => Promise<void>;
}) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function reinstall() {
    setBusy(true);
    try {
      await onReinstall();
      setOpen(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Reinstall
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={'Reinstall ' + hostname + '?'}
        confirmLabel="Reinstall"
        cancelLabel="Cancel"
        typed={{ text: hostname, label: 'Type the hostname to confirm' }}
        busy={busy}
        onConfirm={() => void reinstall()}
      >
        All data on the disk of {hostname} is deleted.
      </ConfirmDialog>
    </>
  );
}
`,
};

const meta = {
  component: ConfirmDialog,
  parameters: { guide, docs: { story: { inline: false, height: '26rem' } } },
  render: (args) => <KeepingConfirmDialog {...args} />,
  args: {
    open: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
    title: 'Close ticket “Disk is full”?',
    children: 'A closed ticket can’t be reopened.',
    confirmLabel: 'Close ticket',
    cancelLabel: 'Keep it open',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Closed: Story = { args: { open: false } };
export const Neutral: Story = {
  args: { tone: 'neutral', title: 'Withdraw the cancellation?', children: 'The service stays active.', confirmLabel: 'Withdraw' },
};
export const Typed: Story = {
  args: {
    title: 'Reinstall edge-fra-01.acme.dev?',
    children: 'All data on the disk of edge-fra-01.acme.dev will be deleted.',
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
