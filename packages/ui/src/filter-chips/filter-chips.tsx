import { X } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { useReturnFocus } from '../internal/use-return-focus.ts';
import styles from './filter-chips.module.css';

export interface AppliedFilter {
  id: string;
  /** The property: "Status". */
  label: string;
  /** What it has to be: "Active". */
  value: ReactNode;
  /** Names the button that removes the filter: "Remove the filter Status: Active". */
  removeLabel: string;
}

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list: "Filters". */
  label: string;
  /** The filters that narrow the list. Without any, nothing is rendered. */
  filters: readonly AppliedFilter[];
  onRemove: (id: string) => void;
  /** Removes all, offered from the second filter on. */
  clearLabel: string;
  onClear: () => void;
}

/**
 * Shows what narrows a list, and removes it. Keep it mounted without filters: after the last one is removed, the focus returns to where it
 * was before.
 */
export function FilterChips({
  label,
  filters,
  onRemove,
  clearLabel,
  onClear,
  className,
  onFocus,
  ...rest
}: FilterChipsProps): ReactElement | null {
  const focus = useReturnFocus(onFocus, filters.length > 0);
  if (filters.length === 0) return null;

  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>, id: string): void {
    const chip = currentTarget.closest('li');
    const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
    neighbour?.querySelector('button')?.focus();
    onRemove(id);
  }

  return (
    <div {...rest} {...focus} className={classNames(styles.root, className)}>
      <ul role="list" aria-label={label} className={styles.list}>
        {filters.map((filter) => (
          <li key={filter.id} className={styles.chip}>
            <span className={styles.label}>{filter.label}</span>
            <span className={styles.value}>{filter.value}</span>
            <button type="button" className={styles.remove} aria-label={filter.removeLabel} onClick={(event) => remove(event, filter.id)}>
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {filters.length > 1 ? (
        <Button size="sm" variant="quiet" onClick={onClear}>
          {clearLabel}
        </Button>
      ) : null}
    </div>
  );
}
