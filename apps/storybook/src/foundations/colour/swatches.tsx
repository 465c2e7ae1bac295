import { CopyButton } from '@portico/ui/copy-button';
import type { ReactElement } from 'react';
import { usePainted } from '../specimen.tsx';
import { paintedHex } from './painted-hex.ts';
import styles from './colour.module.css';

function Swatch({ token }: { token: string }): ReactElement {
  const [element, hex] = usePainted((root) => paintedHex(root, `var(--portico-${token})`));
  return (
    <div ref={element} className={styles.swatch}>
      <div className={styles.colour} style={{ background: `var(--portico-${token})` }} />
      <div className={styles.name}>{token}</div>
      <div className={styles.hex}>
        {hex}
        {hex ? (
          <CopyButton value={hex} label={`Copy ${token}, ${hex}`} copiedLabel="Copied" copyFailedLabel="Select it and press Ctrl+C" />
        ) : null}
      </div>
    </div>
  );
}

/** Colours in both themes, with the values this browser renders for the toolbar's brand. */
export function Swatches({ tokens }: { tokens: readonly string[] }): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.themes}`} dir="ltr">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          {tokens.map((token) => (
            <Swatch key={token} token={token} />
          ))}
        </div>
      ))}
    </div>
  );
}
