import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Kbd } from '@portico/ui/kbd';
import { Spinner } from '@portico/ui/spinner';
import { consoleMessages as m } from './console.messages.ts';
import { ConsoleTools } from './console-tools.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { KeyBar } from './key-bar.tsx';
import styles from './console-stage.module.css';
import { useConsole } from './use-console.ts';
import { TouchHint } from './touch-hint.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useVisibleArea } from './use-visible-area.ts';

type ConsoleStageProps = { readonly serviceId: number; readonly hostname: string };

/** The screen with its toolbar. Every key goes to the server except the chord that leaves the screen. */
export function ConsoleStage({ serviceId, hostname }: ConsoleStageProps) {
  const { formatMessage } = useIntl();
  const target = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [isFit, setFit] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen();
  useVisibleArea(root);
  const { state, link, connect, disconnect } = useConsole({
    serviceId,
    target,
    label: formatMessage(m.screen, { hostname }),
    hintId,
    isFit,
  });
  const hasPicture = state.phase === 'connecting' || state.phase === 'connected';

  function leaveByKey(event: KeyboardEvent): void {
    if (!(event.key === 'Enter' && event.ctrlKey && event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    link?.releaseKeys();
    tools.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={root} className={styles.root} data-full={fullScreen.isOn || undefined}>
      <ConsoleTools
        ref={tools}
        serviceId={serviceId}
        state={state}
        link={link}
        isFit={isFit}
        onFitChange={(next) => {
          setFit(next);
          link?.fit(next);
        }}
        fullScreen={fullScreen}
        onDisconnect={disconnect}
      />
      <div className={styles.frame} hidden={!hasPicture} data-fit={isFit || undefined}>
        {/* noVNC creates its canvas here and listens on it. */}
        <div ref={target} className={styles.target} onKeyDownCapture={leaveByKey} onBlur={() => link?.releaseKeys()} />
        {state.phase === 'connecting' ? (
          <div className={styles.cover}>
            <Spinner label={formatMessage(m.connecting)} />
          </div>
        ) : null}
      </div>
      <EndedNotice state={state} onReconnect={connect} onStop={disconnect} />
      {hasPicture ? <TouchHint /> : null}
      {hasPicture ? <KeyBar link={link} /> : null}
      <p id={hintId} className={styles.hint} hidden={!hasPicture}>
        {formatMessage(m.hint, { kbd: (keys: ReactNode) => <Kbd key="keys">{keys}</Kbd> })}
      </p>
    </div>
  );
}
