import { Disc3, Ellipsis, HardDriveDownload, Play, Power, PowerOff, RotateCw, SquareTerminal } from 'lucide-react';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { IconButton } from '@portico/ui/icon-button';
import { Menu } from '@portico/ui/menu';
import { MenuItem, MenuSeparator } from '@portico/ui/menu-items';
import { useState, type ReactElement } from 'react';
import type { PowerAction } from './server-power.ts';
import styles from './pages.module.css';

type ConfirmedAction = Exclude<PowerAction, 'start'>;

const titles: Readonly<Record<ConfirmedAction, string>> = {
  restart: 'Restart edge-fra-01.acme.dev?',
  stop: 'Stop edge-fra-01.acme.dev?',
  forceOff: 'Force edge-fra-01.acme.dev off?',
};

const warnings: Readonly<Record<ConfirmedAction, string>> = {
  restart: 'Everything running on it is interrupted until it’s back up.',
  stop: 'Everything running on it ends, and it can’t be reached until you start it again. Data and addresses are kept.',
  forceOff: 'This is like pulling the plug: anything not yet written to disk is lost. If you can, stop the server normally instead.',
};

const names: Readonly<Record<ConfirmedAction, string>> = { restart: 'Restart', stop: 'Stop', forceOff: 'Force off' };

interface PowerButtonsProps {
  isOn: boolean;
  /** Why no action can start now. */
  disabledReason?: string | undefined;
  onAction: (action: PowerAction) => void;
  /** Opens another tab of the page. */
  onOpen: (tab: 'console' | 'iso' | 'reinstall') => void;
}

/** The most used actions as buttons, the others in a menu. Those that interrupt the server ask first. */
export function PowerButtons({ isOn, disabledReason, onAction, onOpen }: PowerButtonsProps): ReactElement {
  const [confirming, setConfirming] = useState<ConfirmedAction>();

  return (
    <>
      <Button iconStart={<SquareTerminal />} onClick={() => onOpen('console')}>
        Console
      </Button>
      <Button
        iconStart={<RotateCw />}
        disabledReason={isOn ? disabledReason : 'The server is stopped'}
        aria-haspopup="dialog"
        onClick={() => setConfirming('restart')}
      >
        Restart
      </Button>
      {isOn ? (
        <Button
          className={disabledReason ? undefined : styles.danger}
          iconStart={<Power />}
          disabledReason={disabledReason}
          aria-haspopup="dialog"
          onClick={() => setConfirming('stop')}
        >
          Stop
        </Button>
      ) : (
        <Button iconStart={<Play />} disabledReason={disabledReason} onClick={() => onAction('start')}>
          Start
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton label="More actions">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Disc3 />} label="Mount an ISO image" onSelect={() => onOpen('iso')} />
        <MenuItem icon={<HardDriveDownload />} label="Reinstall" onSelect={() => onOpen('reinstall')} />
        <MenuSeparator />
        <MenuItem
          tone="danger"
          icon={<PowerOff />}
          label="Force off"
          disabledReason={isOn ? disabledReason : 'The server is stopped'}
          onSelect={() => setConfirming('forceOff')}
        />
      </Menu>
      {confirming ? (
        <ConfirmDialog
          open
          onOpenChange={() => setConfirming(undefined)}
          tone={confirming === 'forceOff' ? 'danger' : 'neutral'}
          title={titles[confirming]}
          confirmLabel={names[confirming]}
          cancelLabel="Cancel"
          onConfirm={() => {
            setConfirming(undefined);
            onAction(confirming);
          }}
        >
          {warnings[confirming]}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
