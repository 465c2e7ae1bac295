import { Menu as BaseMenu } from '@base-ui/react/menu';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { ReadingDirection } from '../internal/page-direction.tsx';
import styles from './menu.module.css';

export const menuSides = ['top', 'bottom', 'inline-start', 'inline-end'] as const;
export type MenuSide = (typeof menuSides)[number];

export interface MenuProps extends ComponentPropsWithRef<'div'> {
  /** The button that opens and names the menu. */
  trigger: ReactElement;
  /** `MenuItem`s and related components. */
  children: ReactNode;
  side?: MenuSide | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A menu for more actions than fit as buttons. Arrow keys, Home, End, first letters and Escape follow the ARIA menu button pattern. */
export function Menu({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  className,
  ...rest
}: MenuProps): ReactElement {
  /** Base UI opens at the start of a press and by arrow keys, which a button with a reason or a spinner passes on. */
  function change(next: boolean, details: BaseMenu.Root.ChangeEventDetails): void {
    if (next && details.trigger?.ariaDisabled === 'true') details.cancel();
    else onOpenChange?.(next);
  }

  return (
    <ReadingDirection>
      <BaseMenu.Root open={open} onOpenChange={change}>
        <BaseMenu.Trigger render={trigger} />
        <BaseMenu.Portal>
          <BaseMenu.Positioner className={styles.positioner} side={side} align={align} sideOffset={6} collisionPadding={8}>
            <BaseMenu.Popup {...rest} className={classNames(styles.popup, className)}>
              {children}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </ReadingDirection>
  );
}

export interface MenuSubmenuProps {
  label: ReactNode;
  icon?: ReactNode;
  /** The current choice of the submenu, shown without opening it. */
  value?: string | undefined;
  children: ReactNode;
}

/** A nested menu, opened by pointer, Enter, or the arrow key in the reading direction. */
export function MenuSubmenu({ label, icon, value, children }: MenuSubmenuProps): ReactElement {
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className={styles.item}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <span className={styles.label}>{label}</span>
        {value ? <span className={styles.value}>{value}</span> : null}
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={4} alignOffset={-5} collisionPadding={8}>
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
  );
}
