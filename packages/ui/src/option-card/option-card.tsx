import { createContext, use, useId, useMemo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { choiceGroup } from '../internal/choice-group.ts';
import { classNames } from '../internal/class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './option-card.module.css';

interface Group {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

export interface OptionCardGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** What is chosen here; names the group. */
  label: ReactNode;
  /** The value of the selected card; a value without a card means none yet. */
  value: string;
  onValueChange: (value: string) => void;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Name in the form data. */
  name?: string | undefined;
  /** `OptionCard`s. */
  children: ReactNode;
}

/** A choice of a few options to compare side by side. */
export function OptionCardGroup({
  label,
  value,
  onValueChange,
  error,
  name,
  className,
  children,
  ...rest
}: OptionCardGroupProps): ReactElement {
  const id = useId();
  const ids = { label: `${id}-label`, error: `${id}-error` };
  const group = useMemo(() => ({ name: name ?? id, value, onValueChange }), [name, id, value, onValueChange]);
  return (
    <div {...rest} {...choiceGroup(ids, error)} className={classNames(styles.group, className)}>
      <div id={ids.label} className={styles.label}>
        {label}
      </div>
      <div className={styles.cards}>
        <GroupContext value={group}>{children}</GroupContext>
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

export interface OptionCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'title' | 'children'
> {
  value: string;
  title: ReactNode;
  /** Shown large, for comparison. */
  price?: ReactNode;
  description?: ReactNode;
  /** A benefit, such as a saving. */
  note?: ReactNode;
}

/** One card of an `OptionCardGroup`. `className` goes to the card, all other props to its radio button. */
export function OptionCard({ value, title, price, description, note, className, onChange, ...rest }: OptionCardProps): ReactElement {
  const group = use(GroupContext);
  if (!group) throw new Error('An OptionCard stands in an OptionCardGroup');
  const id = useId();
  const detailsId = `${id}-details`;
  const hasDetails = Boolean(price ?? description ?? note);
  return (
    <label className={classNames(styles.card, className)}>
      <input
        aria-labelledby={id}
        aria-describedby={hasDetails ? detailsId : undefined}
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={value === group.value}
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          group.onValueChange(value);
        }}
      />
      <span id={id} className={styles.title}>
        {title}
      </span>
      {hasDetails ? (
        <span id={detailsId} className={styles.details}>
          {price ? <span className={styles.price}>{price}</span> : null}
          {description ? <span className={styles.description}>{description}</span> : null}
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
      ) : null}
    </label>
  );
}
