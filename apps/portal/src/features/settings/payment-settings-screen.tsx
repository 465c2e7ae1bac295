import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import styles from './settings.module.css';
import { settingsMessages as m } from './settings.messages.ts';

export function PaymentSettingsScreen() {
  const { formatMessage } = useIntl();
  return (
    <Callout tone="info" className={styles.narrow} title={formatMessage(vocabulary.planned)}>
      {formatMessage(m.paymentPlanned)}
    </Callout>
  );
}
