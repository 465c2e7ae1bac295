import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai/react';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Stack } from '@portico/ui/stack';
import { session } from '../../platform/store.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import styles from './settings.module.css';
import { settingsMessages as m } from './settings.messages.ts';

/** What is known of the account now; the profile itself is not built yet, and says so. */
export function ClientProfileScreen() {
  const { formatMessage } = useIntl();
  const { money, number } = useFormatters();
  const user = useAtomValue(session.userAtom);
  return (
    <Stack gap={5} className={styles.narrow}>
      {user ? (
        <Card
          title={formatMessage(m.overview)}
          footer={
            <Button variant="primary" render={<Link to="/services/create" />}>
              {formatMessage(m.orderFirst)}
            </Button>
          }
        >
          <DescriptionList
            items={[
              { id: 'name', term: formatMessage(m.name), value: user.firstname },
              { id: 'email', term: formatMessage(m.signedInAs), value: user.email },
              { id: 'balance', term: formatMessage(m.balance), value: money(user.balance) },
              { id: 'unpaid', term: formatMessage(m.unpaid), value: number(user.unpaid_invoice_count) },
            ]}
          />
        </Card>
      ) : null}
      <Callout tone="info" title={formatMessage(vocabulary.planned)}>
        {formatMessage(m.clientPlanned)}
      </Callout>
    </Stack>
  );
}
