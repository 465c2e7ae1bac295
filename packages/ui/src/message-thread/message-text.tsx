import { useMemo, type ReactElement } from 'react';
import { Link } from '../link/link.tsx';
import { messageParts, type MessagePart } from './message-parts.ts';
import styles from './message-thread.module.css';

/** A message as typed, with links and code. Nothing in it becomes markup. */
export function MessageText({ text }: { text: string }): ReactElement {
  const parts = useMemo(() => messageParts(text), [text]);
  return (
    <div dir="auto" className={styles.text}>
      {parts.map(renderPart)}
    </div>
  );
}

function renderPart(part: MessagePart, position: number): ReactElement | string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return (
        <code key={position} dir="ltr" className={styles.code}>
          {part.text}
        </code>
      );
    case 'block':
      return (
        <pre key={position} dir="ltr" className={styles.block}>
          <code>{part.text}</code>
        </pre>
      );
    case 'link':
      return (
        <Link key={position} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </Link>
      );
  }
}
