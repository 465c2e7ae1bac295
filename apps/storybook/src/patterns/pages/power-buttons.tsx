import { Disc3, Ellipsis, HardDriveDownload, Play, Power, PowerOff, RotateCw, SquareTerminal } from 'lucide-react';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { IconButton } from '@portico/ui/icon-button';
import { Menu } from '@portico/ui/menu';
import { MenuItem, MenuSeparator } from '@portico/ui/menu-items';
import { useState, type ReactElement } from 'react';
import type { PowerAction } from './server-power.ts';
import styles from './pages.module.css';

type Asked = Exclude<PowerAction, 'start'>;

const titles: Readonly<Record<Asked, string>> = {
  restart: 'Restart edge-fra-01.acme.dev?',
  stop: 'Stop edge-fra-01.acme.dev?',
  forceOff: 'Force edge-fra-01.acme.dev off?',
};

const warnings: Readonly<Record<Asked, string>> = {
  restart: 'Everything running on it is interrupted until it’s back up.',
  stop: 'Everything running on it ends, and it can’t be reached until you start it again. Data and addresses are kept.',
  forceOff: 'This is like pulling the plug: anything not yet written to disk is lost. If you can, stop the server normally instead.',
};

const names: Readonly<Record<Asked, string>> = { restart: 'Restart', stop: 'Stop', forceOff: 'Force off' };

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
  const [asked, setAsked] = useState<Asked>();

  return (
    <>
      <Button iconStart={<SquareTerminal />} onClick={() => onOpen('console')}>
        Console
      </Button>
      <Button
        iconStart={<RotateCw />}
        disabledReason={isOn ? disabledReason : 'The server is stopped'}
        aria-haspopup="dialog"
        onClick={() => setAsked('restart')}
      >
        Restart
      </Button>
      {isOn ? (
        <Button
          className={disabledReason ? undefined : styles.danger}
          iconStart={<Power />}
          disabledReason={disabledReason}
          aria-haspopup="dialog"
          onClick={() => setAsked('stop')}
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
          onSelect={() => setAsked('forceOff')}
        />
      </Menu>
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          tone={asked === 'forceOff' ? 'danger' : 'neutral'}
          title={titles[asked]}
          confirmLabel={names[asked]}
          cancelLabel="Cancel"
          onConfirm={() => {
            setAsked(undefined);
            onAction(asked);
          }}
        >
          {warnings[asked]}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
