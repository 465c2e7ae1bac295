import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classNames } from '../internal/class-names.ts';
import { MessageText } from './message-text.tsx';
import styles from './message-thread.module.css';

export const messageSides = ['own', 'other'] as const;
export type MessageSide = (typeof messageSides)[number];

export interface ThreadMessage {
  /** Unique among the messages. */
  id: string;
  /** The side of the writer: the reader's own or the other. `author` and `role` say it in words too. */
  side: MessageSide;
  /** The writer's name. */
  author: string;
  /** The writer's role, such as "Support". */
  role?: ReactNode;
  /** A `DateTime` or a `RelativeTime` with the application's formatter. */
  time: ReactNode;
  /**
   * Plain text. Line breaks stay; `http` and `https` URLs are links, text in backticks and fences is code, and there is no other markup.
   */
  text: string;
  /** Attachments below the text. */
  attachments?: ReactNode;
}

/** An event of the conversation: opened, closed. */
export interface ThreadEvent {
  /** Unique among the messages and events. */
  id: string;
  event: ReactNode;
  /** A `DateTime` or a `RelativeTime`. */
  time: ReactNode;
}

export interface MessageThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the conversation is about. Not visible. */
  label: string;
  /** Oldest first, including events. New ones on an open page are announced. */
  items: readonly (ThreadMessage | ThreadEvent)[];
  /** Before the first message: a button for earlier ones. */
  start?: ReactNode;
}

/** A conversation of two sides. */
export function MessageThread({ label, items, start, className, ...rest }: MessageThreadProps): ReactElement {
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {start ? <div className={styles.start}>{start}</div> : null}
      <div aria-live="polite" aria-relevant="additions">
        <ol role="list" aria-label={label} className={styles.list}>
          {items.map((message) =>
            'event' in message ? (
              <li key={message.id} className={styles.event}>
                <span>{message.event}</span> <span className={styles.time}>{message.time}</span>
              </li>
            ) : (
              <li key={message.id} className={styles.message} data-side={message.side}>
                <Avatar name={message.author} className={styles.avatar} />
                <div className={styles.content}>
                  <div className={styles.head}>
                    <bdi className={styles.author}>{message.author}</bdi>
                    {message.role ? <span className={styles.role}>{message.role}</span> : null}
                    <span className={styles.time}>{message.time}</span>
                  </div>
                  <MessageText text={message.text} />
                  {message.attachments ? <div className={styles.attachments}>{message.attachments}</div> : null}
                </div>
              </li>
            ),
          )}
        </ol>
      </div>
    </div>
  );
}
