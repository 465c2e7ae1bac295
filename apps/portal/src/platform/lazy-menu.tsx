import { cloneElement, Suspense } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { prefetch } from './missing-code.ts';
import { useLazyPopup } from './use-lazy-popup.ts';
import type { LazyPopup } from './use-lazy-popup.ts';

type LazyMenuProps = {
  /** The button shown until the menu has loaded. */
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Loads the menu's code. */
  readonly load: () => Promise<unknown>;
  /** The button with its menu, which may suspend. */
  readonly children: (popup: LazyPopup['props']) => ReactNode;
};

/** A menu whose code loads on hover or focus. A click before that opens the menu once it is loaded. */
export function LazyMenu({ trigger, load, children }: LazyMenuProps) {
  const menu = useLazyPopup();
  const fetchMenu = () => prefetch(load);
  const cold = cloneElement(trigger, { 'aria-haspopup': 'menu', onPointerEnter: fetchMenu, onFocus: fetchMenu, onClick: menu.show });
  return menu.isMounted ? <Suspense fallback={cold}>{children(menu.props)}</Suspense> : cold;
}
