import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { renderElement } from '../internal/render-element.ts';
import styles from './link.module.css';

export const linkVariants = ['inline', 'strong', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `inline` in a sentence, `strong` for the next step, `quiet` for rarely used links. */
  variant?: LinkVariant | undefined;
  /** The application's link; by default an `<a>` with the other props. */
  render?: ReactElement | undefined;
}

/** Navigates to a URL. */
export function Link({ variant = 'inline', render, className, ...rest }: LinkProps): ReactElement {
  const own = { ...rest, className: classNames(styles.root, className), 'data-variant': variant };
  return render ? renderElement(render, own) : <a {...own} />;
}
