import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './card.module.css';

export const cardPaddings = ['regular', 'none'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Names the card, which is a region for screen readers. */
  title?: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Content at the end of the title row: a number, a link, a button. */
  headerEnd?: ReactNode;
  /** Below a divider: totals and actions. */
  footer?: ReactNode;
  /** `none` lets rows and tables reach the card's edges. */
  padding?: CardPadding | undefined;
}

/** One subject on one surface. Dividers separate rows inside it; a card never contains a card. */
export function Card({
  title,
  headingLevel = 2,
  headerEnd,
  footer,
  padding = 'regular',
  className,
  children,
  ...rest
}: CardProps): ReactElement {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={title ? titleId : undefined} {...rest} className={classNames(styles.root, className)}>
      {title || headerEnd ? (
        <div className={styles.header}>
          {title ? (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          ) : null}
          {headerEnd ? <div className={styles.headerEnd}>{headerEnd}</div> : null}
        </div>
      ) : null}
      <div className={styles.body} data-padding={padding}>
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </section>
  );
}
