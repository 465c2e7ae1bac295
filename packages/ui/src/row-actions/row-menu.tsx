import type { ReactElement } from 'react';
import { MenuItem } from '../menu/menu-items.tsx';
import { Menu } from '../menu/menu.tsx';
import type { RowAction } from './row-action.ts';

export interface RowMenuProps {
  trigger: ReactElement;
  actions: readonly RowAction[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same actions in a menu, whose button names the row. */
export function RowMenu({ trigger, actions, open, onOpenChange }: RowMenuProps): ReactElement {
  return (
    <Menu align="end" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {actions.map(({ id, label, tone, disabledReason, onSelect }) => (
        <MenuItem key={id} label={label} tone={tone} disabledReason={disabledReason} onSelect={onSelect} />
      ))}
    </Menu>
  );
}
