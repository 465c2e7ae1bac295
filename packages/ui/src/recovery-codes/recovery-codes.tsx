import { Download, Printer } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { classNames } from '../internal/class-names.ts';
import styles from './recovery-codes.module.css';

export interface RecoveryCodesProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  codes: readonly string[];
  /** Says what the codes open: "Recovery codes of ada@acme.dev at Acme". Above the codes on the page, in the file and on paper. */
  title: string;
  /** Name of the downloaded text file. */
  fileName?: string | undefined;
  downloadLabel: string;
  printLabel: string;
  copyLabel: string;
  /** Announced after copying, or when the browser refuses. They default to `copied` and `copyFailed` of the labels. */
  copiedLabel?: string | undefined;
  copyFailedLabel?: string | undefined;
  /** First in the row of buttons: the one that confirms the codes are saved. */
  actions?: ReactNode;
}

/** How long a browser may take to open the file: Safari does so after the click. */
const openedAfterMs = 60_000;

function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), openedAfterMs);
}

/**
 * One-time codes to keep, for the day the second factor is lost: to download as a text file, to print on a separate sheet, to copy one
 * per line. They exist only on this page, so let users confirm that they saved them before it closes.
 */
export function RecoveryCodes({
  codes,
  title,
  fileName = 'recovery-codes.txt',
  downloadLabel,
  printLabel,
  copyLabel,
  copiedLabel,
  copyFailedLabel,
  actions,
  className,
  ...rest
}: RecoveryCodesProps): ReactElement {
  const lines = codes.join('\n');
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.sheet}>
        <p className={styles.title}>{title}</p>
        <ul role="list" className={styles.codes} aria-label={title}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        {actions}
        <Button iconStart={<Download />} onClick={() => download(fileName, `${title}\n\n${lines}\n`)}>
          {downloadLabel}
        </Button>
        <Button iconStart={<Printer />} onClick={() => globalThis.print()}>
          {printLabel}
        </Button>
        <CopyButton value={lines} label={copyLabel} copiedLabel={copiedLabel} copyFailedLabel={copyFailedLabel} />
      </div>
    </div>
  );
}
