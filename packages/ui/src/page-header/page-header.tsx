import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './page-header.module.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only h1. */
  title: ReactNode;
  /** Monospaced title, for machine text such as a hostname or an invoice number. */
  mono?: boolean | undefined;
  /** One line below the title: a sentence, or a row of status and facts. */
  description?: ReactNode;
  /** The `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
  /** The page's actions; at most one of them primary. */
  actions?: ReactNode;
}

/** The top of every page: its title and its actions. */
export function PageHeader({ title, mono = false, description, breadcrumbs, actions, className, ...rest }: PageHeaderProps): ReactElement {
  // The compiler's caches would outweigh the component.
  'use no memo';
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {breadcrumbs ? <div className={styles.breadcrumbs}>{breadcrumbs}</div> : null}
      <div className={styles.heading}>
        <h1 className={styles.title} data-mono={mono || undefined}>
          {title}
        </h1>
        {description ? <div className={styles.description}>{description}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
