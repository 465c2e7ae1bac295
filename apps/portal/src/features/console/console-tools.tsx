import { Link } from '@tanstack/react-router';
import { ArrowLeft, ClipboardType, Keyboard, Maximize, Minimize } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { IconButton } from '@portico/ui/icon-button';
import { Menu } from '@portico/ui/menu';
import { MenuGroup, MenuItem, MenuSeparator } from '@portico/ui/menu-items';
import { SegmentedControl } from '@portico/ui/segmented-control';
import { Status } from '@portico/ui/status';
import type { ConsoleLink } from './console-link.ts';
import { consoleMessages as m } from './console.messages.ts';
import styles from './console-stage.module.css';
import { PasteDialog } from './paste-dialog.tsx';
import { specialKeys, terminalKeys } from './special-keys.ts';
import type { ConsoleState } from './use-console.ts';
import type { FullScreen } from './use-full-screen.ts';

const tones = {
  closed: 'neutral',
  connecting: 'info',
  connected: 'success',
  waiting: 'warning',
  ended: 'warning',
  refused: 'danger',
} as const;
const words = {
  closed: m.closed,
  connecting: m.connecting,
  connected: m.connected,
  waiting: m.reconnectingShort,
  ended: m.ended,
  refused: m.ended,
} as const;

type ConsoleToolsProps = {
  readonly serviceId: number;
  readonly ref: Ref<HTMLDivElement>;
  readonly state: ConsoleState;
  readonly link: ConsoleLink | undefined;
  readonly isFit: boolean;
  readonly onFitChange: (isFit: boolean) => void;
  readonly fullScreen: FullScreen;
  readonly onDisconnect: () => void;
};

export function ConsoleTools({ ref, serviceId, state, link, isFit, onFitChange, fullScreen, onDisconnect }: ConsoleToolsProps) {
  const { formatMessage } = useIntl();
  const [isPasting, setPasting] = useState(false);
  const isConnected = state.phase === 'connected' && link !== undefined;
  // There is nothing to reconnect to.
  const phase = state.phase === 'waiting' && !state.wasConnected ? 'connecting' : state.phase;
  const idle = isConnected ? undefined : formatMessage(m.closed);
  return (
    <div ref={ref} className={styles.tools} role="group" aria-label={formatMessage(m.tools)}>
      <IconButton
        className={styles.back}
        size="sm"
        variant="quiet"
        label={formatMessage(m.back)}
        render={<Link to="/services/$id" params={{ id: String(serviceId) }} />}
      >
        <ArrowLeft />
      </IconButton>
      <Menu
        trigger={
          <Button size="sm" iconStart={<Keyboard />} disabledReason={idle}>
            {formatMessage(m.keys)}
          </Button>
        }
      >
        <MenuGroup label={formatMessage(m.systemKeys)}>
          {specialKeys.map(({ name, chord }) => (
            <MenuItem key={name} label={name} onSelect={() => link?.press(chord)} />
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuGroup label={formatMessage(m.terminals)}>
          {terminalKeys.map(({ name, chord }) => (
            <MenuItem key={name} label={name} onSelect={() => link?.press(chord)} />
          ))}
        </MenuGroup>
      </Menu>
      <Button size="sm" iconStart={<ClipboardType />} disabledReason={idle} onClick={() => setPasting(true)}>
        {formatMessage(m.paste)}
      </Button>
      <SegmentedControl
        size="sm"
        label={formatMessage(m.scaling)}
        value={isFit ? 'fit' : 'original'}
        onValueChange={(value) => onFitChange(value === 'fit')}
        options={[
          { value: 'fit', label: formatMessage(m.fit) },
          { value: 'original', label: formatMessage(m.original) },
        ]}
      />
      {fullScreen.isPossible ? (
        <Button
          className={styles.fullScreen}
          size="sm"
          iconStart={fullScreen.isOn ? <Minimize /> : <Maximize />}
          onClick={fullScreen.toggle}
        >
          {formatMessage(fullScreen.isOn ? m.leaveFullScreen : m.fullScreen)}
        </Button>
      ) : null}
      <span className={styles.state}>
        <Status tone={tones[phase]} role="status">
          {formatMessage(words[phase])}
        </Status>
        {isConnected ? (
          <Button size="sm" variant="quiet" onClick={onDisconnect}>
            {formatMessage(m.disconnect)}
          </Button>
        ) : null}
      </span>
      {isPasting && isConnected ? <PasteDialog link={link} onClose={() => setPasting(false)} /> : null}
    </div>
  );
}
