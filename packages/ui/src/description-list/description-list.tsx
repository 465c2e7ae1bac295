import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './description-list.module.css';

export interface Description {
  id: string;
  term: string;
  value: ReactNode;
  /** Monospaced, for machine text: addresses, keys. */
  mono?: boolean | undefined;
  /** Controls at the end of the line: copy, show, change. */
  end?: ReactNode;
}

export const descriptionListLayouts = ['rows', 'plain', 'facts', 'sums'] as const;
export type DescriptionListLayout = (typeof descriptionListLayouts)[number];

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Description[];
  /** `rows`: lines with dividers; `plain`: compact, without; `facts`: a strip of cells; `sums`: values at the end, as on a bill. */
  layout?: DescriptionListLayout | undefined;
}

/** Names and values of one item. */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps): ReactElement {
  return (
    <dl {...rest} className={classNames(styles.root, className)} data-layout={layout}>
      {items.map((item) => (
        <div key={item.id} className={styles.item}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>
            <span className={styles.text} data-mono={item.mono || undefined}>
              {item.value}
            </span>
            {item.end ? <span className={styles.end}>{item.end}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
