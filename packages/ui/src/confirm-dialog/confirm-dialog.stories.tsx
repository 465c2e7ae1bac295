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
  use: 'The last question before something that matters. It names the thing, says what is lost, and where data is deleted asks for the name to be typed.',
  avoid: [
    'Dialog, for a form or anything that is not one question.',
    'Nothing, for what can be undone: do it, and offer to take it back in a toast.',
    'A busy Button alone, where a press costs nothing.',
  ],
  keyboard: [
    ['Escape', 'Answers no'],
    ['Tab', 'Goes round within the question; it begins on the harmless answer, or on the text to type'],
    ['Enter', 'Presses the button that has the focus; in the text field, confirms once the name is right'],
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
