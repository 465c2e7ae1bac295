import type { ReactElement, ReactNode } from 'react';
import { Button } from '@portico/ui/button';
import { LazyMenu } from '../platform/lazy-menu.tsx';
import type { LazyPopup } from '../platform/use-lazy-popup.ts';

type ToolMenuProps = {
  readonly icon: ReactElement;
  readonly label: string;
  readonly load: () => Promise<unknown>;
  readonly children: (popup: LazyPopup['props']) => ReactNode;
};

/** A quiet button beside a list's search whose menu loads on hover or focus. */
export function ToolMenu({ icon, label, load, children }: ToolMenuProps) {
  'use no memo';
  const button = (
    <Button variant="quiet" iconStart={icon}>
      {label}
    </Button>
  );
  return (
    <LazyMenu trigger={button} load={load}>
      {children}
    </LazyMenu>
  );
}
