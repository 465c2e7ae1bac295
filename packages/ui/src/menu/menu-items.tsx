import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

export const menuItemTones = ['neutral', 'danger'] as const;
export type MenuItemTone = (typeof menuItemTones)[number];

interface ItemContentProps {
  icon?: ReactNode;
  label: ReactNode;
  /** A keyboard shortcut or a current value. */
  end?: ReactNode;
  /** Why it is disabled, shown below the label. Arrow keys still reach it, so that everyone can read the reason. */
  disabledReason?: string | undefined;
}

/** Typing finds an item by its text, which it says itself if its label is more than that. */
const textOf = (label: ReactNode) => (typeof label === 'string' ? label : undefined);

function ItemContent({ icon, label, end, disabledReason }: ItemContentProps): ReactElement {
  return (
    <>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={styles.label}>
        {label}
        {disabledReason ? <span className={styles.reason}>{disabledReason}</span> : null}
      </span>
      {end ? <span className={styles.value}>{end}</span> : null}
    </>
  );
}

export interface MenuItemProps extends ItemContentProps {
  /** `danger` for destructive actions, which still ask for confirmation. */
  tone?: MenuItemTone | undefined;
  onSelect?: (() => void) | undefined;
  /** The application's link, for an item that navigates. A disabled item is not a link. */
  render?: ReactElement | undefined;
  disabled?: boolean | undefined;
}

export function MenuItem({ tone = 'neutral', onSelect, render, disabled = false, ...content }: MenuItemProps): ReactElement {
  const inside = <ItemContent {...content} />;
  const off = disabled || Boolean(content.disabledReason);
  if (render && !off) {
    return (
      <BaseMenu.LinkItem
        className={styles.item}
        data-tone={tone}
        render={render}
        label={textOf(content.label)}
        onClick={onSelect}
        closeOnClick
      >
        {inside}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item className={styles.item} data-tone={tone} label={textOf(content.label)} disabled={off} onClick={onSelect}>
      {inside}
    </BaseMenu.Item>
  );
}

export interface MenuCheckboxItemProps extends ItemContentProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** Toggles an option; the menu stays open for further choices. */
export function MenuCheckboxItem({ checked, onCheckedChange, disabled = false, ...content }: MenuCheckboxItemProps): ReactElement {
  return (
    <BaseMenu.CheckboxItem
      className={styles.item}
      label={textOf(content.label)}
      checked={checked}
      disabled={disabled || Boolean(content.disabledReason)}
      onCheckedChange={(next) => onCheckedChange(next)}
    >
      <ItemContent {...content} />
      <span className={styles.check}>
        <BaseMenu.CheckboxItemIndicator render={<Check aria-hidden="true" />} />
      </span>
    </BaseMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** `end` is a quiet note at the end, such as a count. */
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode; end?: ReactNode }[];
}

/** One of a few choices, such as the theme. Choosing closes the menu. */
export function MenuRadioGroup<Value extends string>({ label, value, onValueChange, options }: MenuRadioGroupProps<Value>): ReactElement {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
      {options.map((option) => (
        <BaseMenu.RadioItem key={option.value} className={styles.item} value={option.value} label={textOf(option.label)} closeOnClick>
          <ItemContent icon={option.icon} label={option.label} end={option.end} />
          <span className={styles.check}>
            <BaseMenu.RadioItemIndicator render={<Check aria-hidden="true" />} />
          </span>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

export interface MenuGroupProps {
  label: ReactNode;
  children: ReactNode;
}

export function MenuGroup({ label, children }: MenuGroupProps): ReactElement {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.groupLabel}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

export function MenuSeparator(): ReactElement {
  return <BaseMenu.Separator className={styles.separator} />;
}
