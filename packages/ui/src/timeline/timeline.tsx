import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './timeline.module.css';

export const timelineTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type TimelineTone = (typeof timelineTones)[number];

export interface TimelineEvent {
  /** Unique among the events. */
  id: string;
  /** What happened, in a few words. The tone adds to it but never replaces it. */
  title: ReactNode;
  /** A `DateTime` or a `RelativeTime` with the application's formatter. */
  time: ReactNode;
  /** By whom, why, with what result. */
  description?: ReactNode;
  tone?: TimelineTone | undefined;
  icon?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What this is the history of. Not visible. */
  label: string;
  /** In display order. */
  items: readonly TimelineEvent[];
  /** More events are loading: the line continues to their place. */
  busy?: boolean | undefined;
  /** At the end of the line: a button for older events, or a note that there are none. */
  end?: ReactNode;
}

/** The events of an item in order: the history of a service, the course of a ticket. */
export function Timeline({ label, items, busy = false, end, className, ...rest }: TimelineProps): ReactElement {
  const goesOn = busy || Boolean(end);
  return (
    <div {...rest} className={classNames(styles.root, className)} aria-busy={busy || undefined}>
      <ol role="list" aria-label={label} className={styles.list} data-goes-on={goesOn || undefined}>
        {items.map((event) => (
          <li key={event.id} className={styles.event} data-tone={event.tone ?? 'neutral'}>
            <span className={styles.mark} data-sign={event.icon ? 'icon' : 'dot'} aria-hidden="true">
              {event.icon}
            </span>
            <div className={styles.content}>
              <div className={styles.head}>
                <span className={styles.title}>{event.title}</span>
                <span className={styles.time}>{event.time}</span>
              </div>
              {event.description ? <div className={styles.description}>{event.description}</div> : null}
            </div>
          </li>
        ))}
      </ol>
      {busy ? (
        <div className={styles.coming}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      ) : null}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
