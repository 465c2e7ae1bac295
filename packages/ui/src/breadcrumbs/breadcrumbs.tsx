import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { renderElement } from '../internal/render-element.ts';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** The application's link. */
  render: ReactElement;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the landmark. */
  label: string;
  /** The pages above this one, from the top. The page itself is the title below. */
  items: readonly Breadcrumb[];
}

/** Links to the parent pages. */
export function Breadcrumbs({ label, items, className, ...rest }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.root, className)}>
      <ol role="list" className={styles.list}>
        {items.map((item, position) => (
          <li key={item.label} className={styles.item}>
            {renderElement(item.render, { className: styles.link, children: item.label })}
            {position < items.length - 1 ? <ChevronRight className={styles.sign} aria-hidden="true" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
