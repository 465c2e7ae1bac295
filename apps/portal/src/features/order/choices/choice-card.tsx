import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import styles from '../order.module.css';

type ChoiceCardProps = {
  /** The link to the next step; the whole card is its target. */
  readonly link: ReactElement<{ children?: ReactNode; className?: string | undefined }>;
  readonly title: string;
  readonly text?: string | null;
  readonly price: string;
  readonly children?: ReactNode;
};

/** Something to choose that leads on at once. */
export function ChoiceCard({ link, title, text, price, children }: ChoiceCardProps) {
  return (
    <li className={styles.choice}>
      <h3 className={styles.choiceTitle}>{cloneElement(link, { className: styles.choiceLink, children: title })}</h3>
      {text ? <p className={styles.choiceText}>{text}</p> : null}
      {children}
      <p className={styles.choicePrice}>{price}</p>
    </li>
  );
}
