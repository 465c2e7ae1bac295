import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './callout.module.css';

export const calloutTones = ['info', 'success', 'warning', 'danger'] as const;
export type CalloutTone = (typeof calloutTones)[number];

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const satisfies Record<
  CalloutTone,
  unknown
>;

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone: CalloutTone;
  title?: ReactNode;
  /** What the reader can do about it. */
  actions?: ReactNode;
  /** For a callout that appears while the page is open: announced at the next pause (`status`) or at once (`alert`). */
  role?: 'status' | 'alert' | 'note' | undefined;
}

/** Important information before the next step. An icon and a sentence carry the meaning besides the colour. */
export function Callout({ tone, title, actions, className, children, ...rest }: CalloutProps): ReactElement {
  const Sign = signs[tone];
  return (
    <div {...rest} className={classNames(styles.root, className)} data-tone={tone}>
      <Sign className={styles.sign} aria-hidden="true" />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
