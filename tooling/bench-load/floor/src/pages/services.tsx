import { useServices } from '../data.tsx';
import { intl, t } from '../i18n.ts';

export function Page() {
  const services = useServices();
  return (
    <main>
      <h1>{t('services')}</h1>
      {services ? <p>{t('count', { n: services.length })}</p> : null}
      <table>
        <tbody>
          {services?.map(({ id, name, status, price, due }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{status}</td>
              <td>{intl.formatNumber(price, { style: 'currency', currency: 'EUR' })}</td>
              <td>{intl.formatDate(due, { dateStyle: 'medium' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
