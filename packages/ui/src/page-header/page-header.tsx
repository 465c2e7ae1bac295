import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './page-header.module.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only h1. */
  title: ReactNode;
  /** Set the title in the mono face: it is a hostname, an invoice number, something that a machine says. */
  mono?: boolean | undefined;
  /** One line below the title: a sentence, or a row of status and facts. */
  description?: ReactNode;
  /** The way here, above the title. */
  breadcrumbs?: ReactNode;
  /** What can be done on this page; at most one of them primary. */
  actions?: ReactNode;
}

/** Where am I and what can I do here: the top of every page. */
export function PageHeader({ title, mono = false, description, breadcrumbs, actions, className, ...rest }: PageHeaderProps): ReactElement {
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
