import { ListFilter } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { MenuItem, MenuRadioGroup } from '../menu/menu-items.tsx';
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
  /** The chosen value of each property, by its id. */
  value: Readonly<Record<string, string | undefined>>;
  /** Called with `undefined` for all values. */
  onValueChange: (id: string, value: string | undefined) => void;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** No option has this value. */
const all = '';

/**
 * Filters a list by several properties: a menu of properties, each with a menu of its values. Show what is chosen in `FilterChips` above
 * the list. Other props go to the button.
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
        properties.map(({ id, label: name, allLabel, options }) => {
          const chosen = value[id] ?? all;
          return (
            <MenuSubmenu key={id} label={name} value={options.find((option) => option.value === chosen)?.label}>
              <MenuRadioGroup
                label={name}
                value={chosen}
                onValueChange={(next) => onValueChange(id, next === all ? undefined : next)}
                options={[{ value: all, label: allLabel }, ...options]}
              />
            </MenuSubmenu>
          );
        })
      ) : (
        <MenuItem label={loadingText} disabled />
      )}
    </Menu>
  );
}
