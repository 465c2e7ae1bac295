import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { ReadingDirection } from '../internal/page-direction.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A few words, visual only: the trigger needs its own accessible name (or description). */
  text: ReactNode;
  /** The element that is hovered or focused. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** How long the pointer must rest before it shows. */
  delayMs?: number | undefined;
}

/** The name of an icon, shown on hover and keyboard focus. Escape hides it; the pointer may move onto it. Touch never shows it. */
export function Tooltip({ text, children, side = 'top', delayMs = 400, className, ...rest }: TooltipProps): ReactElement {
  return (
    <ReadingDirection>
      <BaseTooltip.Root>
        <BaseTooltip.Trigger delay={delayMs} render={children} />
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner className={styles.positioner} side={side} sideOffset={6} collisionPadding={8}>
            <BaseTooltip.Popup {...rest} className={classNames(styles.popup, className)}>
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </ReadingDirection>
  );
}
