import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { ReadingDirection } from '../internal/page-direction.tsx';
import styles from './popover.module.css';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the popover; shown as its heading. */
  title: ReactNode;
  children: ReactNode;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A small panel beside its trigger, such as a filter. It takes the focus; Escape or a click elsewhere returns it. */
export function Popover({
  trigger,
  title,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  className,
  ...rest
}: PopoverProps): ReactElement {
  return (
    <ReadingDirection>
      <BasePopover.Root open={open} onOpenChange={onOpenChange}>
        <BasePopover.Trigger render={trigger} />
        <BasePopover.Portal>
          <BasePopover.Positioner className={styles.positioner} side={side} align={align} sideOffset={6} collisionPadding={8}>
            <BasePopover.Popup {...rest} className={classNames(styles.popup, className)}>
              <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
              {children}
            </BasePopover.Popup>
          </BasePopover.Positioner>
        </BasePopover.Portal>
      </BasePopover.Root>
    </ReadingDirection>
  );
}
