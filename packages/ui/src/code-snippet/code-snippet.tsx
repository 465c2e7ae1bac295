import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import styles from './code-snippet.module.css';

export interface CodeSnippetProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it is: "Command to connect". Spoken, not shown. */
  label: string;
  /** As it is copied, line breaks included. */
  code: string;
  /** Breaks long lines; without it they scroll, as a table of columns wants. */
  wrap?: boolean | undefined;
  copyLabel: string;
  copiedLabel: string;
  copyFailedLabel: string;
}

/** What is typed into a terminal or a file, to read and to copy. It runs from left to right on every page. */
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
      {/* In the order of Tab, so that it can be scrolled without a pointer. */}
      <pre dir="ltr" role="group" aria-label={label} tabIndex={wrap ? undefined : 0} className={styles.code} data-wrap={wrap || undefined}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} label={copyLabel} copiedLabel={copiedLabel} failedLabel={copyFailedLabel} />
    </div>
  );
}
