import { PanelLeft } from 'lucide-react';
import { Children, isValidElement, useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { renderElement } from '../internal/render-element.ts';
import { useSidebarHint } from './sidebar-hint.tsx';
import { useSidebar } from './sidebar-state.ts';
import styles from './sidebar.module.css';

export { SidebarItem, type SidebarItemProps } from './sidebar-item.tsx';
export { useSidebar } from './sidebar-state.ts';

export interface SidebarBrandProps {
  /** The mark: an icon or an inline image, drawn on the accent colour. */
  mark: ReactNode;
  name: string;
  /** The application's link to its start page; mark and name become its content. */
  render?: ReactElement | undefined;
}

/** The provider's mark and name. */
export function SidebarBrand({ mark, name, render }: SidebarBrandProps): ReactElement {
  const own = {
    className: styles.brand,
    children: (
      <>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <span className={styles.brandName}>{name}</span>
      </>
    ),
  };
  return render ? renderElement(render, own) : <div {...own} />;
}

export interface SidebarSectionProps {
  label: ReactNode;
  /** `SidebarItem`s. */
  children: ReactNode;
}

/** A group of items under a heading, which becomes a line in the collapsed sidebar. */
export function SidebarSection({ label, children }: SidebarSectionProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.section}>
      <div id={id} className={styles.sectionLabel}>
        {label}
      </div>
      <ul role="list" aria-labelledby={id} className={styles.list}>
        {Children.toArray(children)
          .filter((child) => isValidElement(child))
          .map((item) => (
            <li key={item.key}>{item}</li>
          ))}
      </ul>
    </div>
  );
}

export interface SidebarPanelProps {
  label: ReactNode;
  value: ReactNode;
  /** A small button or link beside the value. */
  action?: ReactNode;
  /** Replaces the panel in the collapsed sidebar, usually a `SidebarItem`. */
  compact?: ReactNode;
}

/** A value that belongs on every screen, such as the balance. */
export function SidebarPanel({ label, value, action, compact }: SidebarPanelProps): ReactElement {
  const { collapsed } = useSidebar();
  if (collapsed) return <>{compact}</>;
  return (
    <div className={styles.panel}>
      <div className={styles.panelFigure}>
        <div className={styles.panelLabel}>{label}</div>
        <div className={styles.panelValue}>{value}</div>
      </div>
      {action}
    </div>
  );
}

export interface SidebarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the navigation landmark. */
  navigationLabel: string;
  brand: ReactNode;
  /** `SidebarSection`s. */
  navigation: ReactNode;
  /** At the bottom, always in view: cart, balance, user menu. */
  footer?: ReactNode;
  /** Omitted on phones, where the sheet has a close button instead. */
  toggle?: { label: string; onToggle: () => void } | undefined;
  /** Content beside the brand when there is no toggle. */
  brandEnd?: ReactNode;
}

/** The content of the sidebar, shared by the column and the phone's sheet. */
export function Sidebar({ navigationLabel, brand, navigation, footer, toggle, brandEnd, className, ...rest }: SidebarProps): ReactElement {
  const { collapsed } = useSidebar();
  const { handlers, hint } = useSidebarHint(collapsed);
  return (
    <div {...rest} {...handlers} className={classNames(styles.root, className)} data-collapsed={collapsed || undefined}>
      <div className={styles.top}>
        {brand}
        {toggle ? (
          <IconButton
            label={toggle.label}
            variant="quiet"
            size="sm"
            className={styles.toggle}
            aria-keyshortcuts="Control+B Meta+B"
            data-hint={toggle.label}
            onClick={toggle.onToggle}
          >
            <PanelLeft />
          </IconButton>
        ) : null}
        {brandEnd}
      </div>
      <nav aria-label={navigationLabel} className={styles.navigation}>
        {navigation}
      </nav>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
      {hint}
    </div>
  );
}
