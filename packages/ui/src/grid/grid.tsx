import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './grid.module.css';

export const gridLayouts = ['cells', 'narrow-cells', 'halves', 'with-aside'] as const;
export type GridLayout = (typeof gridLayouts)[number];

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * `cells`: as many equal columns of at least 16rem as fit; `narrow-cells`: of at least 10rem; `halves`: two columns; `with-aside`: the
   * content and a sticky summary of 20rem. All collapse to one column without room.
   */
  layout?: GridLayout | undefined;
}

/** Responsive columns that adapt to the container, not the window. */
export function Grid({ layout = 'cells', className, children, ...rest }: GridProps): ReactElement {
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.columns} data-layout={layout}>
        {children}
      </div>
    </div>
  );
}
