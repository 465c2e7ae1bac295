import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import { copyText } from './copy-text.ts';
import styles from './copy-button.module.css';

const acknowledgeMs = 2_000;

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'onClick' | 'value'> {
  value: string;
  /** Names what is copied: "Copy IPv4 address". */
  label: string;
  /** Announced, and shown with a check mark, after copying. Defaults to `copied` of the labels. */
  copiedLabel?: string | undefined;
  /** Announced and shown when the browser refuses. Defaults to `copyFailed` of the labels. */
  copyFailedLabel?: string | undefined;
}

/** Copies a value to the clipboard and confirms it. */
export function CopyButton({ value, label, copiedLabel, copyFailedLabel, className, ...rest }: CopyButtonProps): ReactElement {
  const labels = useLabels();
  const failure = copyFailedLabel ?? labels.copyFailed ?? 'Couldn’t copy';
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), acknowledgeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    setOutcome((await copyText(value)) ? 'copied' : 'failed');
  }

  const message = outcome === 'copied' ? (copiedLabel ?? labels.copied ?? 'Copied') : outcome === 'failed' ? failure : '';
  return (
    <span className={styles.frame}>
      <IconButton
        label={label}
        variant="quiet"
        size="sm"
        {...rest}
        className={classNames(styles.root, className)}
        data-outcome={outcome}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Check /> : <Copy />}
      </IconButton>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {outcome === 'failed' ? (
        <span className={styles.failed} aria-hidden="true">
          {failure}
        </span>
      ) : null}
    </span>
  );
}
