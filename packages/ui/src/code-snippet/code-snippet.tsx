import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import styles from './code-snippet.module.css';

export interface CodeSnippetProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the code is: "Command to connect". Not visible. */
  label: string;
  /** The text as copied, including line breaks. */
  code: string;
  /** Wraps long lines; otherwise they scroll, which keeps columns aligned. */
  wrap?: boolean | undefined;
  copyLabel: string;
  /** Defaults to `copied` of the labels. */
  copiedLabel?: string | undefined;
  /** Defaults to `copyFailed` of the labels. */
  copyFailedLabel?: string | undefined;
}

/** Text for a terminal or a file, to read and copy. It runs from left to right on every page. */
export function CodeSnippet({
  label,
  code,
  wrap = false,
  copyLabel,
  copiedLabel,
  copyFailedLabel,
  className,
  ...rest
}: CodeSnippetProps): ReactElement {
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <pre dir="ltr" role="group" aria-label={label} tabIndex={wrap ? undefined : 0} className={styles.code} data-wrap={wrap || undefined}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} label={copyLabel} copiedLabel={copiedLabel} copyFailedLabel={copyFailedLabel} />
    </div>
  );
}
