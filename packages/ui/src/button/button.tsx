import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { renderElement } from '../internal/render-element.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import { DisabledReason } from './disabled-reason.tsx';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` at most once on a screen; `danger-quiet` until a confirmation, which is `danger`. */
  variant?: ButtonVariant | undefined;
  /** `sm` within a row or a toolbar, `lg` where it stands alone. */
  size?: ButtonSize | undefined;
  /** Under way: a spinner in place of the text, which stays the name. Width and focus are kept, presses do nothing. */
  busy?: boolean | undefined;
  /** An icon before the text. */
  iconStart?: ReactNode;
  /** Why it cannot be pressed now: shown on hover, focus and tap. It stays focusable, so that everybody can learn the reason. */
  disabledReason?: string | undefined;
  /** The application's link. It looks like a button and remains a link. */
  render?: ReactElement | undefined;
}

/** Does one thing when pressed. `type` is `button` unless said otherwise. */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  iconStart,
  disabledReason,
  render,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const idle = !busy && !disabledReason;

  const own = {
    ...rest,
    ...(idle ? {} : { 'aria-disabled': true }),
    'aria-busy': busy || undefined,
    'aria-describedby': classNames(describedBy, disabledReason ? reasonId : undefined),
    className: classNames(styles.root, className),
    'data-variant': variant,
    'data-size': size,
    onClick(event: MouseEvent<HTMLElement>) {
      // Also what Enter in a text input does to a form's submit button.
      if (idle) onClick?.(event as MouseEvent<HTMLButtonElement>);
      else event.preventDefault();
    },
    children: (
      <>
        <span className={styles.content}>
          {iconStart ? (
            <span className={styles.icon} aria-hidden="true">
              {iconStart}
            </span>
          ) : null}
          {children}
        </span>
        {busy ? (
          <span className={styles.busy}>
            <Spinner size={size === 'sm' ? 'sm' : 'md'} />
          </span>
        ) : null}
      </>
    ),
  };

  return (
    <>
      {render ? renderElement(render, own) : <button type={type} {...own} />}
      {disabledReason ? <DisabledReason id={reasonId}>{disabledReason}</DisabledReason> : null}
    </>
  );
}
