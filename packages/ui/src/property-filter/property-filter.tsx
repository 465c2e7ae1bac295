import { ListFilter } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { MenuCheckboxItem, MenuItem, MenuSeparator } from '../menu/menu-items.tsx';
import { Menu, MenuSubmenu } from '../menu/menu.tsx';

export interface FilterProperty {
  id: string;
  /** "Status". */
  label: string;
  /** The choice that does not filter: "All statuses". */
  allLabel: string;
  /** `end` is a quiet note, such as the number of items with this value. */
  options: readonly { value: string; label: string; end?: ReactNode }[];
}

export interface PropertyFilterProps extends Omit<ButtonProps, 'children' | 'render' | 'value'> {
  /** Label of the button and name of the menu: "Filter". */
  label: string;
  /** What the list can be filtered by. Undefined while the values load. */
  properties: readonly FilterProperty[] | undefined;
  /** Shown while the values load. */
  loadingText: string;
  /** The chosen values of each property, by its id. None are all. */
  value: Readonly<Record<string, readonly string[] | undefined>>;
  /** Called with the chosen values in the order of the options, and with none for all. */
  onValueChange: (id: string, values: readonly string[]) => void;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface PropertyMenuProps extends FilterProperty {
  chosen: readonly string[];
  onChosenChange: (values: readonly string[]) => void;
}

/** The values of one property, of which several can be chosen: the menu stays open. */
function PropertyMenu({ label, allLabel, options, chosen, onChosenChange }: PropertyMenuProps): ReactElement {
  const [first, ...others] = options.filter(({ value }) => chosen.includes(value));
  const toggle = (value: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value);
    const known = options.flatMap((option) => (next.includes(option.value) ? [option.value] : []));
    // A link may name a value that no item has now.
    onChosenChange([...known, ...next.filter((one) => !known.includes(one))]);
  };
  return (
    <MenuSubmenu label={label} value={first && (others.length > 0 ? `${first.label} +${others.length}` : first.label)}>
      <MenuCheckboxItem label={allLabel} checked={chosen.length === 0} onCheckedChange={() => onChosenChange([])} />
      <MenuSeparator />
      {options.map(({ value, label: name, end }) => (
        <MenuCheckboxItem
          key={value}
          label={name}
          end={end}
          checked={chosen.includes(value)}
          onCheckedChange={(isChosen) => toggle(value, isChosen)}
        />
      ))}
    </MenuSubmenu>
  );
}

/**
 * Filters a list by several properties, and by several values of each: a menu of properties, each with a menu of its values. Show what is
 * chosen in `FilterChips` above the list. Other props go to the button.
 */
export function PropertyFilter({
  label,
  properties,
  loadingText,
  value,
  onValueChange,
  open,
  onOpenChange,
  variant = 'quiet',
  ...rest
}: PropertyFilterProps): ReactElement {
  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button iconStart={<ListFilter />} {...rest} variant={variant}>
          {label}
        </Button>
      }
    >
      {properties ? (
        properties.map((property) => (
          <PropertyMenu
            key={property.id}
            {...property}
            chosen={value[property.id] ?? []}
            onChosenChange={(values) => onValueChange(property.id, values)}
          />
        ))
      ) : (
        <MenuItem label={loadingText} disabled />
      )}
    </Menu>
  );
}
