import { ChevronRight } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The always visible line, which names the button. */
  title: ReactNode;
  description?: ReactNode;
  /** Content beside the button: a price, a remove button. */
  end?: ReactNode;
  /** The expandable content. */
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A row that expands to show its details. */
export function Disclosure({
  title,
  description,
  end,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: DisclosureProps): ReactElement {
  const panelId = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const shown = open ?? ownOpen;

  function toggle(): void {
    setOwnOpen(!shown);
    onOpenChange?.(!shown);
  }

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.row}>
        <button type="button" className={styles.trigger} aria-expanded={shown} aria-controls={panelId} onClick={toggle}>
          <ChevronRight className={styles.sign} aria-hidden="true" />
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            {description ? <span className={styles.description}>{description}</span> : null}
          </span>
        </button>
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
      <div id={panelId} className={styles.panel} hidden={!shown}>
        {children}
      </div>
    </div>
  );
}
