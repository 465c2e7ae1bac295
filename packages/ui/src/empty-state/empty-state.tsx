import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  icon?: ReactNode;
  /** What is missing. */
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** What this place is for. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** A place without content yet: its purpose and how to fill it. */
export function EmptyState({ icon, title, headingLevel = 2, action, className, children, ...rest }: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {icon ? (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      ) : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
