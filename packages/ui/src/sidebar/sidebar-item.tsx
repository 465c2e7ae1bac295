import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { renderElement } from '../internal/render-element.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useSidebar } from './sidebar-state.ts';
import styles from './sidebar.module.css';

export interface SidebarItemProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** An icon or an avatar; the only visible part of a collapsed item. */
  icon: ReactNode;
  label: string;
  /** The application's link, which also sets `aria-current="page"`. Without it the item is a button. */
  render?: ReactElement | undefined;
  /** A count, and the sentence that screen readers announce instead of the number. */
  badge?: { text: string; label: string } | undefined;
  /** Shows an amber icon; the text says what is wrong. */
  warning?: string | undefined;
  /** Decoration at the item's end, such as a menu's chevrons. */
  trailing?: ReactNode;
  /** On phones an item closes its sheet unless this is set, for an item with a popup anchored to it. */
  keepSheetOpen?: boolean | undefined;
}

/** One line of the sidebar: a link or a button. */
export function SidebarItem({
  icon,
  label,
  render,
  badge,
  warning,
  trailing,
  keepSheetOpen = false,
  className,
  onClick,
  ...rest
}: SidebarItemProps): ReactElement {
  const { closeSheet } = useSidebar();
  const note = badge?.label ?? warning;

  const own = {
    ...rest,
    className: classNames(styles.item, className),
    'data-hint': note ? `${label} · ${note}` : label,
    onClick(event: MouseEvent<HTMLElement>) {
      onClick?.(event as MouseEvent<HTMLButtonElement>);
      if (!keepSheetOpen) closeSheet();
    },
    children: (
      <>
        <span className={styles.itemIcon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.itemLabel}>{label}</span>
        {badge ? (
          <span className={styles.badge}>
            <span aria-hidden="true">{badge.text}</span>
            <VisuallyHidden>{badge.label}</VisuallyHidden>
          </span>
        ) : null}
        {warning ? (
          <span className={styles.warning}>
            <TriangleAlert aria-hidden="true" />
            <VisuallyHidden>{warning}</VisuallyHidden>
          </span>
        ) : null}
        {trailing ? (
          <span className={styles.trailing} aria-hidden="true">
            {trailing}
          </span>
        ) : null}
      </>
    ),
  };
  return render ? renderElement(render, own) : <button type="button" {...own} />;
}
