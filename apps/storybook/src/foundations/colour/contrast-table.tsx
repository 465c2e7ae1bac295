import { contrastPairs, cssColour, measureContrast, type MeasuredPair } from '@portico/ui/contrast';
import { Status } from '@portico/ui/status';
import type { ReactElement } from 'react';
import { usePainted } from '../specimen.tsx';
import styles from './colour.module.css';

const purposes = { text: 'Text', sign: 'Sign', edge: 'Edge of a control', focus: 'Focus ring' } as const;

function Ratio({ measured }: { measured: MeasuredPair | undefined }): ReactElement | null {
  if (!measured) return null;
  const holds = measured.ratio >= measured.least;
  return <Status tone={holds ? 'success' : 'danger'}>{`${measured.ratio.toFixed(2)} : 1${holds ? '' : ', too little'}`}</Status>;
}

/** Every pair of colours that the kit uses, measured as this browser renders it, in both themes. */
export function ContrastTable(): ReactElement {
  const [light, inLight] = usePainted(measureContrast);
  const [dark, inDark] = usePainted(measureContrast);
  return (
    <div className={`sb-unstyled ${styles.contrast}`} dir="ltr">
      <div ref={light} data-theme="light" />
      <div ref={dark} data-theme="dark" />
      <table>
        <thead>
          <tr>
            <th scope="col">On each other</th>
            <th scope="col">Is</th>
            <th scope="col">At least</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map((pair, position) => (
            <tr key={`${pair.purpose} ${pair.foreground} ${pair.background}`}>
              <th scope="row">
                {(['light', 'dark'] as const).map((theme) => (
                  <span
                    key={theme}
                    aria-hidden="true"
                    data-theme={theme}
                    className={styles.sample}
                    style={{ background: cssColour(pair.background) }}
                  >
                    <span style={{ color: cssColour(pair.foreground) }}>{pair.purpose === 'text' ? 'Aa' : '●'}</span>
                  </span>
                ))}
                <code>
                  {pair.foreground} on {pair.background}
                </code>
              </th>
              <td>{purposes[pair.purpose]}</td>
              <td className={styles.figure}>{pair.least} : 1</td>
              <td className={styles.figure}>
                <Ratio measured={inLight?.[position]} />
              </td>
              <td className={styles.figure}>
                <Ratio measured={inDark?.[position]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
