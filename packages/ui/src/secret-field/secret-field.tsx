import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './secret-field.module.css';

export interface SecretFieldProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Undefined until it is requested, so that it cannot leak from the page. */
  secret: string | undefined;
  /** Called when the user wants to see a secret that is not loaded. */
  onRequest?: (() => void) | undefined;
  /** The secret is loading. */
  busy?: boolean | undefined;
  /** Announced instead of the dots: "hidden". Defaults to `hidden` of the labels. */
  hiddenLabel?: string | undefined;
  showLabel: string;
  hideLabel: string;
  copyLabel: string;
  /** Defaults to `copied` of the labels. */
  copiedLabel?: string | undefined;
  /** Defaults to `copyFailed` of the labels. */
  copyFailedLabel?: string | undefined;
}

/** A password to read or copy, not to type. It is hidden until requested; copying does not reveal it. */
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
  const labels = useLabels();
  const [wanted, setWanted] = useState(false);
  const shown = wanted && secret !== undefined;
  const Sign = shown ? EyeOff : Eye;

  function toggle(): void {
    // Also requests again after a failed request.
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
          <VisuallyHidden>{hiddenLabel ?? labels.hidden ?? 'hidden'}</VisuallyHidden>
        </span>
      )}
      <span className={styles.actions}>
        <IconButton label={shown ? hideLabel : showLabel} variant="quiet" size="sm" busy={busy} onClick={toggle}>
          <Sign />
        </IconButton>
        {secret === undefined ? null : (
          <CopyButton value={secret} label={copyLabel} copiedLabel={copiedLabel} copyFailedLabel={copyFailedLabel} />
        )}
      </span>
    </span>
  );
}
