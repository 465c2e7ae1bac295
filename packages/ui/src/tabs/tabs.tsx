import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import row from '../internal/tab-row.module.css';
import { useTabInView } from '../internal/use-tab-in-view.ts';
import { ReadingDirection } from '../internal/page-direction.tsx';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Name of the row of tabs. */
  label: string;
  items: readonly Tab<Value>[];
  /** The active tab, held by the application (in the URL). */
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/**
 * Views of one item, one at a time. Arrow keys move between the tabs; Enter or Space opens one, because its content may have to be fetched.
 * A row that is too long scrolls on its own.
 */
export function Tabs<Value extends string>({ label, items, value, onValueChange, className }: TabsProps<Value>): ReactElement {
  const ref = useTabInView<HTMLDivElement>('[data-active]');
  return (
    <ReadingDirection>
      <BaseTabs.Root
        className={classNames(styles.root, className)}
        value={value}
        onValueChange={(next: unknown) => {
          const tab = items.find((candidate) => candidate.value === next);
          if (tab) onValueChange(tab.value);
        }}
      >
        <BaseTabs.List ref={ref} className={row.row} aria-label={label}>
          {items.map((tab) => (
            <BaseTabs.Tab key={tab.value} value={tab.value} className={row.tab}>
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {items.map((tab) => (
          <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
            {tab.content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </ReadingDirection>
  );
}
