import { cloneElement, isValidElement, type MouseEventHandler, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Props that a component adds to an element from the application, such as its router's link. */
interface RenderedProps {
  className?: string | undefined;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

/**
 * Returns the application's element (`render={<Link to="/" />}`) with the component's props merged in: class names are joined, both click
 * handlers run (the application's first), and otherwise the application's props win.
 */
export function renderElement(element: ReactElement, own: RenderedProps & Record<string, unknown>): ReactElement {
  if (!isValidElement<RenderedProps>(element)) throw new TypeError('`render` takes a React element');
  const given = element.props;
  const merged: RenderedProps & Record<string, unknown> = { ...own, ...given, className: classNames(own.className, given.className) };
  merged.children = given.children ?? own.children;
  if (own.onClick && given.onClick) {
    merged.onClick = (event) => {
      given.onClick?.(event);
      own.onClick?.(event);
    };
  }
  return cloneElement(element, merged);
}
