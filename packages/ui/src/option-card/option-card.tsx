import { createContext, use, useId, useMemo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { choiceGroup } from '../internal/choice-group.ts';
import { classNames } from '../internal/class-names.ts';
import { choiceAttributes, useKeptChoice } from '../internal/use-kept-choice.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './option-card.module.css';

interface Group {
  name: string;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  disabled: boolean;
}

const GroupContext = createContext<Group | null>(null);

export interface OptionCardGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** What is chosen here; names the group. */
  label: ReactNode;
  /** The value of the selected card; a value without a card means none yet. */
  value?: string | undefined;
  /** The selected card at first and after a reset of the form, if there is no `value`. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Name in the form data. */
  name?: string | undefined;
  /** Disables all cards. */
  disabled?: boolean | undefined;
  /** `OptionCard`s. */
  children: ReactNode;
}

/** A choice of a few options to compare side by side. */
export function OptionCardGroup({
  label,
  value,
  defaultValue,
  onValueChange,
  error,
  name,
  disabled = false,
  className,
  children,
  ref,
  ...rest
}: OptionCardGroupProps): ReactElement {
  const id = useId();
  const ids = { label: `${id}-label`, error: `${id}-error` };
  const root = useKeptChoice(ref, value !== undefined);
  const group = useMemo(
    () => ({ name: name ?? id, value, defaultValue, onValueChange, disabled }),
    [name, id, value, defaultValue, onValueChange, disabled],
  );
  return (
    <div {...rest} {...choiceGroup(ids, error)} ref={root} className={classNames(styles.group, className)}>
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
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'title' | 'children'
> {
  value: string;
  title: ReactNode;
  /** Shown large, for comparison. */
  price?: ReactNode;
  description?: ReactNode;
  /** A benefit, such as a saving. */
  benefit?: ReactNode;
}

/** One card of an `OptionCardGroup`. `className` goes to the card, all other props to its radio button. */
export function OptionCard({ value, title, price, description, benefit, className, onChange, ...rest }: OptionCardProps): ReactElement {
  const group = use(GroupContext);
  if (!group) throw new Error('An OptionCard stands in an OptionCardGroup');
  const id = useId();
  const detailsId = `${id}-details`;
  const hasDetails = Boolean(price ?? description ?? benefit);
  return (
    <label className={classNames(styles.card, className)}>
      <input
        aria-labelledby={id}
        aria-describedby={hasDetails ? detailsId : undefined}
        {...rest}
        disabled={group.disabled || rest.disabled}
        type="radio"
        name={group.name}
        value={value}
        {...choiceAttributes(value, group.value, group.defaultValue)}
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          group.onValueChange?.(value);
        }}
      />
      <span id={id} className={styles.title}>
        {title}
      </span>
      {hasDetails ? (
        <span id={detailsId} className={styles.details}>
          {price ? <span className={styles.price}>{price}</span> : null}
          {description ? <span className={styles.description}>{description}</span> : null}
          {benefit ? <span className={styles.note}>{benefit}</span> : null}
        </span>
      ) : null}
    </label>
  );
}
