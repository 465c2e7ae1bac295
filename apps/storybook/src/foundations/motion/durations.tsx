import { Button } from '@portico/ui/button';
import { Status } from '@portico/ui/status';
import { useState, type ReactElement } from 'react';
import { Specimen, usePainted } from '../specimen.tsx';
import styles from './motion.module.css';

const durations = [
  ['duration-fast', 'Hover, check marks, menus'],
  ['duration', 'Dialogs, the collapsing sidebar'],
  ['duration-slow', 'Sliding sheets'],
] as const;

/** Each duration with its current value and an animation of that length. */
export function Durations(): ReactElement {
  const [there, setThere] = useState(false);
  return (
    <div className={`sb-unstyled ${styles.root}`} dir="ltr">
      <Button onClick={() => setThere(!there)}>Move</Button>
      {durations.map(([token, about]) => (
        <Specimen key={token} token={token} about={about}>
          <div className={styles.track}>
            <div className={styles.thing} data-there={there || undefined} style={{ transitionDuration: `var(--portico-${token})` }} />
          </div>
        </Specimen>
      ))}
    </div>
  );
}

/** Shows whether motion is reduced on this page, by the system or the toolbar. */
export function ReducedMotion(): ReactElement {
  const [element, reduced] = usePainted((root) => Number.parseFloat(getComputedStyle(root).getPropertyValue('--portico-duration')) === 0);
  return (
    <div ref={element} className={`sb-unstyled ${styles.root}`}>
      <Status tone={reduced ? 'info' : 'neutral'}>
        {reduced ? 'Motion is reduced on this page.' : 'Motion is not reduced on this page.'}
      </Status>
    </div>
  );
}
