import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { ReadingDirection } from '../internal/page-direction.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words. They are for the eye: the trigger has its accessible name (or description) itself. */
  text: ReactNode;
  /** The element that is pointed at or focused. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** How long the pointer rests before it shows. */
  delayMs?: number | undefined;
}

/** The name of an icon, on hover and keyboard focus. Escape takes it away; the pointer may move onto it. Touch never needs it. */
export function Tooltip({ text, children, side = 'top', delayMs = 400 }: TooltipProps): ReactElement {
  return (
    <ReadingDirection>
      <BaseTooltip.Root>
        <BaseTooltip.Trigger delay={delayMs} render={children} />
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner className={styles.positioner} side={side} sideOffset={6} collisionPadding={8}>
            <BaseTooltip.Popup className={styles.popup}>{text}</BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </ReadingDirection>
  );
}
