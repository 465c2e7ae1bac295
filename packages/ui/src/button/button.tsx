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
  /** `primary` at most once per screen; `danger-quiet` opens a confirmation, whose button is `danger`. */
  variant?: ButtonVariant | undefined;
  /** `sm` in rows and toolbars, `lg` for a standalone action. */
  size?: ButtonSize | undefined;
  /** In progress: a spinner replaces the text, which stays the accessible name. Width and focus are unchanged, and clicks are ignored. */
  busy?: boolean | undefined;
  /** An icon before the text. */
  iconStart?: ReactNode;
  /** An icon after the text, such as an arrow to what follows or a menu's chevron. */
  iconEnd?: ReactNode;
  /** Why the button is disabled: shown on hover, focus and tap. The button stays focusable, so that everyone can read the reason. */
  disabledReason?: string | undefined;
  /** The application's link. It looks like a button and remains a link. */
  render?: ReactElement | undefined;
}

/** Performs an action. `type` defaults to `button`. */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  iconStart,
  iconEnd,
  disabledReason,
  render,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps): ReactElement {
  const reasonId = useId();
  // HTML has no disabled links.
  const idle = !busy && !disabledReason && !(render && disabled);

  const own = {
    ...rest,
    disabled: render ? undefined : disabled,
    ...(idle ? {} : { 'aria-disabled': true }),
    'aria-busy': busy || undefined,
    'aria-describedby': classNames(describedBy, disabledReason ? reasonId : undefined),
    className: classNames(styles.root, className),
    'data-variant': variant,
    'data-size': size,
    onClick(event: MouseEvent<HTMLElement>) {
      // Enter in a text input also clicks the form's submit button.
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
          {iconEnd ? (
            <span className={styles.icon} data-at="end" aria-hidden="true">
              {iconEnd}
            </span>
          ) : null}
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
