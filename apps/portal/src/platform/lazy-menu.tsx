import { cloneElement, Suspense } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { prefetch } from './missing-code.ts';
import { useLazyPopup } from './use-lazy-popup.ts';
import type { LazyPopup } from './use-lazy-popup.ts';

type LazyMenuProps = {
  /** The button as it is before its menu is here. */
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Fetches the code of the menu. */
  readonly load: () => Promise<unknown>;
  /** The button with its menu, which may suspend. */
  readonly children: (popup: LazyPopup['props']) => ReactNode;
};

/** A menu whose code comes when the pointer or focus does. Pressed before it is here, the button opens it as it arrives. */
export function LazyMenu({ trigger, load, children }: LazyMenuProps) {
  const menu = useLazyPopup();
  const fetchMenu = () => prefetch(load);
  const cold = cloneElement(trigger, { 'aria-haspopup': 'menu', onPointerEnter: fetchMenu, onFocus: fetchMenu, onClick: menu.show });
  return menu.isMounted ? <Suspense fallback={cold}>{children(menu.props)}</Suspense> : cold;
}
