import type { ReactElement } from 'react';
import { Columns } from './columns.tsx';
import styles from './writing.module.css';

const labels = [
  ['Top up', 'Пополнить'],
  ['Order new service', 'Заказать новую услугу'],
  ['Show all invoices', 'Показать все счета'],
  ['Reinstall', 'Переустановить'],
  ['Next due date', 'Следующая дата оплаты'],
  ['Check your email', 'Проверьте электронную почту'],
] as const;

/** Labels with the extra length of their Russian translations. */
export function Lengths(): ReactElement {
  return (
    <Columns
      rows={labels.map(([en, ru]) => ({
        id: en,
        en,
        ru: (
          <>
            {ru} <span className={styles.ratio}>× {(ru.length / en.length).toFixed(1)}</span>
          </>
        ),
      }))}
    />
  );
}
