import { Link } from '@tanstack/react-router';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { PageHeader } from '@portico/ui/page-header';
import { Progress } from '@portico/ui/progress';
import { actionMessages } from '../actions.messages.ts';
import { usePlace } from '../use-place.ts';
import { PowerButtons } from './power-buttons.tsx';
import { ServicePower } from './service-power.tsx';
import { hasServer } from './service-pages.ts';
import { viewMessages as m } from './view.messages.ts';
import styles from './view.module.css';

/** The server's name, status and running action, with the primary actions. */
export function ServiceHeader({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { date, percent } = useFormatters();
  const place = usePlace();
  return (
    <PageHeader
      breadcrumbs={
        <Breadcrumbs label={formatMessage(m.breadcrumbs)} items={[{ label: formatMessage(m.back), render: <Link to="/services/my" /> }]} />
      }
      mono
      title={service.hostname}
      description={
        <>
          {service.action ? (
            <Progress
              className={styles.progress}
              label={formatMessage(actionMessages[service.action.command])}
              value={service.action.progress}
              valueText={percent(service.action.progress / 100)}
            />
          ) : (
            <ServicePower service={service} />
          )}
          <span>{service.tariff_name}</span>
          <span>{place(service)}</span>
          {service.start_date === null || service.status === 'delete' ? null : (
            <span>{formatMessage(m.since, { date: date(service.start_date) })}</span>
          )}
        </>
      }
      actions={hasServer(service.status) ? <PowerButtons service={service} /> : null}
    />
  );
}
