import { cloneElement, Suspense } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { fetchAhead } from './missing-code.ts';
import { useLatePopup } from './use-late-popup.ts';
import type { LatePopup } from './use-late-popup.ts';

type LateMenuProps = {
  /** The button as it is before its menu is here. */
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Fetches the code of the menu. */
  readonly load: () => Promise<unknown>;
  /** The button with its menu, which may suspend. */
  readonly children: (popup: LatePopup['props']) => ReactNode;
};

/** A menu whose code comes when the pointer or focus does. Pressed before it is here, the button opens it as it arrives. */
export function LateMenu({ trigger, load, children }: LateMenuProps) {
  const menu = useLatePopup();
  const fetchMenu = () => fetchAhead(load);
  const cold = cloneElement(trigger, { 'aria-haspopup': 'menu', onPointerEnter: fetchMenu, onFocus: fetchMenu, onClick: menu.show });
  return menu.isMounted ? <Suspense fallback={cold}>{children(menu.props)}</Suspense> : cold;
}
