import { useMemo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { encode } from 'uqr';
import { classNames } from '../internal/class-names.ts';
import styles from './qr-code.module.css';

/** In modules: the smallest margin that scanners accept. */
const quietZone = 2;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The encoded text. */
  value: string;
  /** What the code is for: "QR code for the key". Show the text beside it for users who can't scan it. */
  label: string;
}

/**
 * A text as a QR code, dark on light in both themes, because some scanners accept nothing else. As wide as its container, 12 rem at most.
 */
export function QrCode({ value, label, className, ...rest }: QrCodeProps): ReactElement {
  const { size, path } = useMemo(() => {
    const code = encode(value, { border: quietZone });
    return {
      size: code.size,
      path: code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join(''),
    };
  }, [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
      viewBox={`0 0 ${size} ${size}`}
      className={classNames(styles.root, className)}
    >
      <path d={path} />
    </svg>
  );
}
