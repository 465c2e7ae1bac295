import { Ellipsis } from 'lucide-react';
import { Suspense, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../internal/class-names.ts';
import { lazily, whenOnline } from '../lazily/lazily.ts';
import type { RowAction } from './row-action.ts';
import styles from './row-actions.module.css';

export type { RowAction } from './row-action.ts';

export interface RowActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the menu on phones: "Actions for Visa •••• 4242". */
  label: string;
  actions: readonly RowAction[];
}

const loadMenu = whenOnline(() => import('./row-menu.tsx'));
const RowMenu = lazily(loadMenu, (module) => module.RowMenu);

/** The actions of a row: quiet buttons, which become one menu where windows are at most 768 px wide. A single action stays a button. */
export function RowActions({ label, actions, className, ...rest }: RowActionsProps): ReactElement {
  return (
    <div {...rest} className={classNames(styles.root, className)} data-many={actions.length > 1 || undefined}>
      <div className={styles.buttons}>
        {actions.map(({ id, label: text, name, tone, disabledReason, onSelect }) => (
          <Button
            key={id}
            size="sm"
            variant={tone === 'danger' ? 'danger-quiet' : 'quiet'}
            aria-label={name}
            disabledReason={disabledReason}
            onClick={onSelect}
          >
            {text}
          </Button>
        ))}
      </div>
      {actions.length > 1 ? <LazyRowMenu label={label} actions={actions} /> : null}
    </div>
  );
}

/** The menu's code loads on hover or focus. A press before that opens the menu once it is loaded. */
function LazyRowMenu(props: Pick<RowActionsProps, 'label' | 'actions'>): ReactElement {
  const [open, setOpen] = useState<boolean>();
  // If it fails, opening the menu reports it.
  const prefetch = () => void loadMenu().catch(() => undefined);
  const button = { className: styles.menu, size: 'sm', variant: 'quiet', label: props.label, children: <Ellipsis /> } as const;
  const cold = <IconButton {...button} aria-haspopup="menu" onPointerEnter={prefetch} onFocus={prefetch} onClick={() => setOpen(true)} />;
  if (open === undefined) return cold;
  return (
    <Suspense fallback={cold}>
      <RowMenu {...props} trigger={<IconButton {...button} />} open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
