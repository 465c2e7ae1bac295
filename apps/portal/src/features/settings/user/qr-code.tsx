import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './two-factor.module.css';

const quietZone = 2;

/** One path, dark on light whatever the theme: some readers take nothing else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: quietZone });
    return {
      size: code.size,
      path: code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join(''),
    };
  }, [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={path} />
    </svg>
  );
}
