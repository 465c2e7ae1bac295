import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { renderElement } from '../internal/render-element.ts';
import row from '../internal/tab-row.module.css';
import { useTabInView } from '../internal/use-tab-in-view.ts';

export interface TabNavItem {
  id: string;
  label: ReactNode;
  /** The application's link; the router marks the current one with `aria-current="page"`. */
  link: ReactElement;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the row. */
  label: string;
  items: readonly TabNavItem[];
}

/** Pages of one item, each with its own URL, that look like tabs and remain links. A row that is too long scrolls on its own. */
export function TabNav({ label, items, className, ...rest }: TabNavProps): ReactElement {
  const ref = useTabInView<HTMLUListElement>('[aria-current="page"]');
  return (
    <nav {...rest} aria-label={label} className={classNames(row.root, className)}>
      <ul ref={ref} role="list" className={row.row}>
        {items.map((item) => (
          <li key={item.id} className={row.item}>
            {renderElement(item.link, { className: row.tab, children: item.label })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
