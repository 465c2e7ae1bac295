import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { toast, Toaster } from '@portico/ui/toaster';
import { useState, type ReactElement, type ReactNode } from 'react';
import styles from './server-actions.module.css';

type Question = 'none' | 'cancel' | 'reinstall';

/** A toast with an action stays longer than the default four seconds, so that people can reach it. */
const undoMs = 10_000;

interface ServerActionsProps {
  /** The open confirmation. */
  asking?: Question;
  busy?: boolean;
  /** The last attempt failed. */
  failed?: boolean;
}

interface ActionProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

function Action({ title, children, action }: ActionProps): ReactElement {
  return (
    <div className={styles.action}>
      <div className={styles.what}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{children}</p>
      </div>
      {action}
    </div>
  );
}

export function ServerActions({ asking: initial = 'none', busy = false, failed = false }: ServerActionsProps): ReactElement {
  const [asking, setAsking] = useState<Question>(initial);
  const close = (open: boolean) => setAsking(open ? asking : 'none');

  return (
    <>
      <Card title="Danger zone" padding="none">
        <Action
          title="Clear notes"
          action={
            <Button
              variant="danger-quiet"
              onClick={() =>
                toast.default('Notes cleared', {
                  durationMs: undoMs,
                  action: { label: 'Undo', onClick: () => void toast.success('Notes restored') },
                })
              }
            >
              Clear notes
            </Button>
          }
        >
          Your notes about this server. Once cleared, they can be restored for a few seconds.
        </Action>
        <Action
          title="Cancel the service"
          action={
            <Button variant="danger-quiet" onClick={() => setAsking('cancel')}>
              Cancel service…
            </Button>
          }
        >
          It runs until Dec 4, 2026 and is then deleted. You can withdraw the cancellation until then.
        </Action>
        <Action
          title="Reinstall the operating system"
          action={
            <Button variant="danger-quiet" onClick={() => setAsking('reinstall')}>
              Reinstall…
            </Button>
          }
        >
          All data on its disk will be deleted. Addresses and price stay the same.
        </Action>
      </Card>

      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={close}
        title="Cancel edge-fra-01.acme.dev?"
        confirmLabel="Cancel service"
        cancelLabel="Keep it"
        busy={busy}
        onConfirm={() => {
          setAsking('none');
          toast.success('edge-fra-01.acme.dev ends on Dec 4, 2026', {
            durationMs: undoMs,
            action: { label: 'Undo', onClick: () => void toast.success('The service stays active') },
          });
        }}
      >
        It runs until Dec 4, 2026. Then all data on its disk is deleted and its IP addresses are released.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'reinstall'}
        onOpenChange={close}
        title="Reinstall edge-fra-01.acme.dev?"
        confirmLabel="Reinstall"
        cancelLabel="Cancel"
        typed={{ text: 'edge-fra-01.acme.dev', label: 'Type the hostname to confirm' }}
        busy={busy}
        onConfirm={() => {
          setAsking('none');
          toast.loading('Reinstalling edge-fra-01.acme.dev');
        }}
      >
        <Stack gap={3}>
          <p>All data on the disk of edge-fra-01.acme.dev will be deleted. Installing Debian 13 takes about four minutes.</p>
          {failed ? (
            <Callout tone="danger" role="alert" title="Reinstallation failed">
              The installer didn’t respond. No data was deleted. Try again in a minute.
            </Callout>
          ) : null}
        </Stack>
      </ConfirmDialog>
      <Toaster label="Notifications" closeLabel="Close toast" />
    </>
  );
}
