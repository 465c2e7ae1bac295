import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { Check } from 'lucide-react';
import type { OrderSearch } from '../order-search.ts';
import styles from '../order.module.css';

type LinkElement = ReactElement<{ children?: ReactNode; className?: string | undefined; 'aria-current'?: 'true' | undefined }>;

/** Returns the link of a choice and whether it is the current one. */
export type ChoiceLink = (choice: Pick<OrderSearch, 'type' | 'country' | 'tariff'>) => {
  readonly link: LinkElement;
  readonly chosen: boolean;
};

type ChoiceCardProps = {
  /** The link to the next step; the whole card is its target. */
  readonly link: LinkElement;
  /** The current choice. */
  readonly chosen: boolean;
  readonly title: string;
  /** Shows the kind of product at a glance. */
  readonly icon?: ReactNode;
  readonly text?: string | null;
  /** Null if it is only known later. */
  readonly price: ReactNode;
  /** Low-stock note, shown beside the price. */
  readonly stock?: string | undefined;
  /** Nothing is left, so the card has no link. */
  readonly soldOut?: boolean | undefined;
  readonly children?: ReactNode;
};

/** Emphasises the amount of a price, which is compared across cards. */
export function amount(figure: readonly ReactNode[]): ReactNode {
  return (
    <span key="amount" className={styles.choiceAmount}>
      {figure}
    </span>
  );
}

/** A choice that leads to the next step at once. */
export function ChoiceCard({ link, chosen, title, icon, text, price, stock, soldOut = false, children }: ChoiceCardProps) {
  return (
    <li className={styles.choice} data-chosen={(chosen && !soldOut) || undefined} data-sold-out={soldOut || undefined}>
      <h3 className={styles.choiceTitle}>
        {icon ? (
          <span className={styles.choiceIcon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {soldOut
          ? title
          : cloneElement(link, { className: styles.choiceLink, children: title, 'aria-current': chosen ? 'true' : undefined })}
        {chosen && !soldOut ? <Check className={styles.chosenSign} aria-hidden="true" /> : null}
      </h3>
      {text ? <p className={styles.choiceText}>{text}</p> : null}
      {children}
      {price === null ? null : <p className={styles.choicePrice}>{price}</p>}
      {stock ? <p className={styles.choiceStock}>{stock}</p> : null}
    </li>
  );
}
