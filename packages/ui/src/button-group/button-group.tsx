import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './button-group.module.css';

export const buttonGroupLayouts = ['spaced', 'attached'] as const;
export type ButtonGroupLayout = (typeof buttonGroupLayouts)[number];

export interface ButtonGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label'> {
  /** What the buttons have in common, such as "Power". Not visible. */
  label: string;
  /** `attached` for the parts of one control, such as a button and the menu of its variants: one outline with shared edges. */
  layout?: ButtonGroupLayout | undefined;
  /** Stacks the buttons at full width on a phone (30 rem and less). Otherwise `spaced` wraps and `attached` stays in one row. */
  stackOnPhone?: boolean | undefined;
}

/** Buttons that belong together: `Button`s, `IconButton`s, menu triggers. Each is a tab stop. */
export function ButtonGroup({ label, layout = 'spaced', stackOnPhone = false, className, ...rest }: ButtonGroupProps): ReactElement {
  return (
    <div
      role="group"
      {...rest}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-layout={layout}
      data-stack={stackOnPhone || undefined}
    />
  );
}
