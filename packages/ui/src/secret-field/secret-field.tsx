import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './secret-field.module.css';

export interface SecretFieldProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Absent until it was asked for: what is not here cannot leak from the page. */
  secret: string | undefined;
  /** Called on the wish to see a secret that is not here yet. */
  onRequest?: (() => void) | undefined;
  /** The secret is on its way. */
  busy?: boolean | undefined;
  /** What a screen reader hears in place of the dots: "hidden". */
  hiddenLabel: string;
  showLabel: string;
  hideLabel: string;
  copyLabel: string;
  copiedLabel: string;
  copyFailedLabel: string;
}

/** A password to be read or copied, not typed. It is dots until somebody asks; a copy needs no look. */
export function SecretField({
  secret,
  onRequest,
  busy = false,
  hiddenLabel,
  showLabel,
  hideLabel,
  copyLabel,
  copiedLabel,
  copyFailedLabel,
  className,
  ...rest
}: SecretFieldProps): ReactElement {
  const [wanted, setWanted] = useState(false);
  const shown = wanted && secret !== undefined;
  const Sign = shown ? EyeOff : Eye;

  function toggle(): void {
    // Also where an earlier wish was not fulfilled.
    if (secret === undefined) onRequest?.();
    setWanted(!shown);
  }

  return (
    <span {...rest} className={classNames(styles.root, className)} aria-busy={busy || undefined}>
      {shown ? (
        <span className={styles.secret}>{secret}</span>
      ) : (
        <span className={styles.dots}>
          <span aria-hidden="true">••••••••••••</span>
          <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
        </span>
      )}
      <span className={styles.actions}>
        <IconButton label={shown ? hideLabel : showLabel} variant="quiet" size="sm" busy={busy} onClick={toggle}>
          <Sign />
        </IconButton>
        {secret === undefined ? null : (
          <CopyButton value={secret} label={copyLabel} copiedLabel={copiedLabel} failedLabel={copyFailedLabel} />
        )}
      </span>
    </span>
  );
}
