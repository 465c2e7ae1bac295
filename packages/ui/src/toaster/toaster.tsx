import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Toaster as SonnerToaster, toast as sonnerToast, type ExternalToast } from 'sonner';
import { useReadingDirection } from '../internal/use-reading-direction.ts';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './toaster.module.css';

export const toasterPositions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
export type ToasterPosition = (typeof toasterPositions)[number];

export interface ToasterProps {
  /** Name of the region: "Notifications". Defaults to `notifications` of the labels. */
  label?: string | undefined;
  /** Label of every toast's close button: "Close toast". Defaults to `close` of the labels. */
  closeLabel?: string | undefined;
  /** Defaults to the bottom, at the end of the reading direction. */
  position?: ToasterPosition | undefined;
  durationMs?: number | undefined;
  /** Defaults to the page's direction. */
  dir?: 'ltr' | 'rtl' | undefined;
}

const classNames = {
  toast: styles.toast,
  title: styles.title,
  description: styles.description,
  content: styles.content,
  icon: styles.icon,
  closeButton: styles.close,
  actionButton: styles.action,
  cancelButton: styles.cancel,
  success: styles.success,
  error: styles.error,
  info: styles.info,
  warning: styles.warning,
  loading: styles.loading,
};

/** Returns class names in sonner's format, which does not allow `undefined`. */
const givenClassNames = Object.fromEntries(Object.entries(classNames).filter((entry): entry is [string, string] => entry[1] !== undefined));

/**
 * The region for toasts. Values that are not set here are sonner's defaults, which match the specification: pause on hover and in a hidden
 * tab, a swipe of 45 px (or 0.11 px/ms), 200 ms to leave, offsets of 24 px (16 px on phones).
 */
export function Toaster({ label, closeLabel, position, durationMs = 4000, dir }: ToasterProps): ReactElement {
  const labels = useLabels();
  const ofThePage = useReadingDirection();
  const direction = dir ?? ofThePage;
  return (
    <SonnerToaster
      customAriaLabel={label ?? labels.notifications ?? 'Notifications'}
      position={position ?? (direction === 'rtl' ? 'bottom-left' : 'bottom-right')}
      duration={durationMs}
      dir={direction}
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      closeButton
      toastOptions={{ closeButtonAriaLabel: closeLabel ?? labels.close ?? 'Close', classNames: givenClassNames, unstyled: true }}
      icons={{
        success: <CircleCheck aria-hidden="true" />,
        error: <CircleAlert aria-hidden="true" />,
        info: <Info aria-hidden="true" />,
        warning: <TriangleAlert aria-hidden="true" />,
        loading: <LoaderCircle aria-hidden="true" />,
        close: <X aria-hidden="true" />,
      }}
    />
  );
}

export interface ToastOptions {
  description?: string | undefined;
  /** A new toast replaces the current one with the same id. */
  id?: string | undefined;
  /** `Infinity` shows it until it is closed. */
  durationMs?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Returns sonner's options. It merges those of the same id, so what is left out is named too. */
function external({ description, id, durationMs: duration, action }: ToastOptions): ExternalToast {
  // Its type allows no undefined, which it takes like an absent option.
  return { description, id, duration, action } as ExternalToast;
}

/** Shows a short-lived message. Each function returns the toast's id; `loading` stays until it is dismissed or replaced by id. */
export const toast = {
  default: (text: string, options: ToastOptions = {}) => sonnerToast(text, external(options)),
  success: (text: string, options: ToastOptions = {}) => sonnerToast.success(text, external(options)),
  error: (text: string, options: ToastOptions = {}) => sonnerToast.error(text, external(options)),
  info: (text: string, options: ToastOptions = {}) => sonnerToast.info(text, external(options)),
  warning: (text: string, options: ToastOptions = {}) => sonnerToast.warning(text, external(options)),
  loading: (text: string, options: ToastOptions = {}) => sonnerToast.loading(text, external(options)),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string | number) => {
    // One by one: sonner dismisses all of them in the next frame, which a hidden tab delays until newer toasts have come.
    for (const one of id === undefined ? sonnerToast.getToasts() : [{ id }]) sonnerToast.dismiss(one.id);
  },
} as const;
