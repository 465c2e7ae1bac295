import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Disc3, Ellipsis, HardDriveDownload, Play, Power, PowerOff, RotateCw, SquareTerminal } from 'lucide-react';
import type { PowerAction, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { IconButton } from '@portico/ui/icon-button';
import { Menu } from '@portico/ui/menu';
import { MenuItem, MenuSeparator } from '@portico/ui/menu-items';
import { powerActionMessages } from '../capabilities.messages.ts';
import { PowerQuestion } from './power-question.tsx';
import { useBlockedReason } from './use-blocked-reason.ts';
import { useOfferedActions } from './use-offered-actions.ts';
import { useServiceAction } from './use-service-action.ts';
import { useServiceCommands } from './use-service-commands.tsx';
import { viewMessages as m } from './view.messages.ts';
import styles from './view.module.css';

/** The most used actions as buttons, the others in a menu. Unavailable actions stay visible with the reason. */
export function PowerButtons({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const blockedText = useBlockedReason(service);
  const isOffered = useOfferedActions(service);
  const [confirming, setConfirming] = useState<Exclude<PowerAction, 'start'>>();
  const starting = useServiceAction('changeServicePower', { failureTitle: m.startFailed });
  const isOn = service.power === 'running';
  const params = { id: String(service.id) };
  const noConsole = blockedText('open_console', 'openConsole');
  const of = (action: PowerAction) => blockedText(action, 'changeServicePower');
  const start = () => void starting.run({ query: { id: service.id }, body: { action: 'start' } });
  useServiceCommands({ service, blockedText, onPower: (action) => (action === 'start' ? start() : setConfirming(action)) });

  const offersPower = isOffered('restart', 'changeServicePower');
  const offersIso = isOffered('mount_iso', 'mountIso');
  const offersReinstall = isOffered('reinstall', 'reinstallService');

  return (
    <>
      {isOffered('open_console', 'openConsole') ? (
        <Button
          iconStart={<SquareTerminal />}
          disabledReason={noConsole}
          {...(noConsole ? {} : { render: <Link to="/services/$id/console" params={params} /> })}
        >
          {formatMessage(m.console)}
        </Button>
      ) : null}
      {offersPower ? (
        <>
          <Button iconStart={<RotateCw />} disabledReason={of('restart')} aria-haspopup="dialog" onClick={() => setConfirming('restart')}>
            {formatMessage(powerActionMessages.restart)}
          </Button>
          {isOn ? (
            <Button
              className={of('stop') ? undefined : styles.danger}
              iconStart={<Power />}
              disabledReason={of('stop')}
              aria-haspopup="dialog"
              onClick={() => setConfirming('stop')}
            >
              {formatMessage(powerActionMessages.stop)}
            </Button>
          ) : (
            <Button iconStart={<Play />} disabledReason={of('start')} busy={starting.busy} onClick={start}>
              {formatMessage(powerActionMessages.start)}
            </Button>
          )}
        </>
      ) : null}
      {offersPower || offersIso || offersReinstall ? (
        <Menu
          align="end"
          trigger={
            <IconButton label={formatMessage(m.more)}>
              <Ellipsis />
            </IconButton>
          }
        >
          {offersIso ? (
            <MenuItem icon={<Disc3 />} label={formatMessage(m.toIso)} render={<Link to="/services/$id/iso" params={params} />} />
          ) : null}
          {offersReinstall ? (
            <MenuItem
              icon={<HardDriveDownload />}
              label={formatMessage(m.toReinstall)}
              render={<Link to="/services/$id/reinstall" params={params} />}
            />
          ) : null}
          {offersPower && (offersIso || offersReinstall) ? <MenuSeparator /> : null}
          {offersPower ? (
            <MenuItem
              tone="danger"
              icon={<PowerOff />}
              label={formatMessage(powerActionMessages.force_off)}
              disabledReason={of('force_off')}
              onSelect={() => setConfirming('force_off')}
            />
          ) : null}
        </Menu>
      ) : null}
      {confirming ? <PowerQuestion service={service} action={confirming} onClose={() => setConfirming(undefined)} /> : null}
    </>
  );
}
