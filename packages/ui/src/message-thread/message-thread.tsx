import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classNames } from '../internal/class-names.ts';
import { MessageText } from './message-text.tsx';
import styles from './message-thread.module.css';

export const messageSides = ['own', 'other'] as const;
export type MessageSide = (typeof messageSides)[number];

export interface ThreadMessage {
  /** Among the messages. */
  id: string;
  /** Whose side wrote it: the readers' own or the other one. The words of `author` and `role` say it too. */
  side: MessageSide;
  /** The name of who wrote it. */
  author: string;
  /** What that person is here, such as "Support". */
  role?: ReactNode;
  /** When: a `DateTime` or a `RelativeTime` with the application's formatter. */
  time: ReactNode;
  /** Plain text. Line breaks are kept; `http` and `https` addresses are links, text in backticks and between fences is code, and nothing else is markup. */
  text: string;
  /** Below the text: what came along with it. */
  attachments?: ReactNode;
}

/** Something that happened to the conversation: it was opened, it was closed. */
export interface ThreadEvent {
  /** Among the messages and events. */
  id: string;
  event: ReactNode;
  /** When. */
  time: ReactNode;
}

export interface MessageThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it is the conversation about. Spoken, not shown. */
  label: string;
  /** The oldest first, events among them. One that comes while the page is open is read out. */
  messages: readonly (ThreadMessage | ThreadEvent)[];
  /** Before the first message: a button for earlier ones. */
  start?: ReactNode;
}

/** What two sides wrote to each other, one below the other. */
export function MessageThread({ label, messages, start, className, ...rest }: MessageThreadProps): ReactElement {
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {start ? <div className={styles.start}>{start}</div> : null}
      <div aria-live="polite" aria-relevant="additions">
        <ol role="list" aria-label={label} className={styles.list}>
          {messages.map((message) =>
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
