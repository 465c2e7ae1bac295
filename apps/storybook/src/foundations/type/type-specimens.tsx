import { Money } from '@portico/ui/money';
import type { ReactElement } from 'react';
import { Specimen } from '../specimen.tsx';
import styles from './type.module.css';

interface TypeSpecimenProps {
  token: string;
  about?: string;
}

const interfaceText = 'Order new service · Заказать сервер';

export function Size({ token, about }: TypeSpecimenProps): ReactElement {
  return (
    <Specimen token={token} about={about}>
      <span style={{ fontSize: `var(--portico-${token})` }}>{interfaceText}</span>
    </Specimen>
  );
}

export function Weight({ token, about }: TypeSpecimenProps): ReactElement {
  return (
    <Specimen token={token} about={about}>
      <span style={{ fontWeight: `var(--portico-${token})` }}>{interfaceText}</span>
    </Specimen>
  );
}

export function Leading({ token, about }: TypeSpecimenProps): ReactElement {
  return (
    <Specimen token={token} about={about}>
      <p className={styles.lines} style={{ lineHeight: `var(--portico-${token})` }}>
        Servers you order appear here once they’re paid for. Заказанный сервер появится здесь сразу после оплаты счёта.
      </p>
    </Specimen>
  );
}

export function Machine({ token, about }: TypeSpecimenProps): ReactElement {
  return (
    <Specimen token={token} about={about}>
      <span className={styles.machine} style={{ fontSize: `var(--portico-${token})` }}>
        edge-fra-01.acme.dev · 2001:db8:40::1/64 · PRT-2026-000041
      </span>
    </Specimen>
  );
}

const euros = (cents: number) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(cents / 100);
const sums = [
  ['VPS NVMe 8', 1_890],
  ['Dedicated EPYC 7443P', 178_800],
  ['Storage 4 TB', 11_171],
] as const;

/** The same sums as a column of a bill, with tabular and with proportional figures. */
export function Figures(): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.figures}`} dir="ltr">
      {(['Do', 'Not'] as const).map((verdict) => (
        <table key={verdict} data-verdict={verdict}>
          <caption>
            {verdict === 'Do' ? 'Digits of equal width, aligned to the end' : 'Don’t: proportional digits, aligned to the start'}
          </caption>
          <tbody>
            {sums.map(([name, cents]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{verdict === 'Do' ? <Money cents={cents} format={euros} /> : euros(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
