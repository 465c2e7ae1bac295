import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './banner.module.css';

export const bannerTones = ['info', 'warning', 'danger'] as const;
export type BannerTone = (typeof bannerTones)[number];

export interface BannerProps extends ComponentPropsWithRef<'section'> {
  /** Name of the region. */
  label: string;
  tone: BannerTone;
  /** One action, such as leaving a client's session. */
  action?: ReactNode;
}

/** A notice for the whole portal while it lasts: offline, a sandbox, acting as another user. Above the page, edge to edge. */
export function Banner({ label, tone, action, className, children, ...rest }: BannerProps): ReactElement {
  return (
    <section aria-label={label} {...rest} className={classNames(styles.root, className)} data-tone={tone}>
      <div className={styles.text}>{children}</div>
      {action}
    </section>
  );
}
