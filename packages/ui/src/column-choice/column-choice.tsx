import { Columns3 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { MenuCheckboxItem, MenuGroup } from '../menu/menu-items.tsx';
import { Menu } from '../menu/menu.tsx';
import { titleColumnId, type TableColumn } from '../table/table-columns.ts';

export interface ColumnChoiceProps extends Omit<ButtonProps, 'children' | 'render' | 'hidden'> {
  /** Label of the button, name of the menu and its heading. */
  label: string;
  /** The columns of the table beside it. Its title column is always shown. */
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'narrow'>[];
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  /** Called with ids of these columns only, in their order. Stored ids without a column are dropped. */
  onHiddenChange: (hidden: readonly string[]) => void;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Lets users choose a table's columns. The application stores the choice and passes it to the table as `hidden`. Other props go to the
 * button.
 */
export function ColumnChoice({
  label,
  columns,
  hidden,
  onHiddenChange,
  open,
  onOpenChange,
  variant = 'quiet',
  ...rest
}: ColumnChoiceProps): ReactElement {
  const titleId = titleColumnId(columns);

  function choose(id: string, shown: boolean): void {
    const isHidden = (other: string): boolean => (other === id ? !shown : other !== titleId && hidden.includes(other));
    onHiddenChange(columns.map((column) => column.id).filter(isHidden));
  }

  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button iconStart={<Columns3 />} {...rest} variant={variant}>
          {label}
        </Button>
      }
    >
      <MenuGroup label={label}>
        {columns.map(({ id, header }) => (
          <MenuCheckboxItem
            key={id}
            label={header}
            checked={id === titleId || !hidden.includes(id)}
            disabled={id === titleId}
            onCheckedChange={(shown) => choose(id, shown)}
          />
        ))}
      </MenuGroup>
    </Menu>
  );
}
