import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import styles from './error-state.module.css';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What failed. */
  title: ReactNode;
  /** What it means and what to do next. */
  children?: ReactNode;
  retry?: { label: ReactNode; onRetry: () => void; busy?: boolean | undefined } | undefined;
  /** What to tell support: the request's id within a sentence. */
  reference?: ReactNode;
}

/** A failure: what failed, and a way to retry. Announced at once. */
export function ErrorState({ title, retry, reference, className, children, ...rest }: ErrorStateProps): ReactElement {
  return (
    <div role="alert" {...rest} className={classNames(styles.root, className)}>
      <CircleAlert className={styles.sign} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {retry ? (
        <Button className={styles.retry} busy={retry.busy} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      ) : null}
      {reference ? <p className={styles.reference}>{reference}</p> : null}
    </div>
  );
}
