import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { PageHeader } from '@portico/ui/page-header';
import { Skeleton } from '@portico/ui/skeleton';
import { Stack } from '@portico/ui/stack';
import { LoadingLines } from '../../../operations/query-states.tsx';
import { invoiceMessages as m } from '../invoices.messages.ts';
import styles from '../invoices.module.css';
import { InvoiceBreadcrumbs } from './invoice-breadcrumbs.tsx';

/** The skeleton of an invoice page, with everything at its final position. The dates are below the part whose height is unknown. */
export function LoadingInvoice({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const total = (
    <div className={styles.total}>
      <span>{formatMessage(m.total)}</span>
      <Skeleton className={styles.totalAmount} width="short" />
    </div>
  );
  return (
    <Stack gap={5} aria-busy="true">
      <PageHeader
        breadcrumbs={<InvoiceBreadcrumbs />}
        title={formatMessage(m.viewTitle, { id })}
        description={
          <span className={styles.loadingStatus}>
            <Skeleton />
          </span>
        }
      />
      <div className={styles.view}>
        <div className={styles.viewColumns} data-loading>
          <Card className={styles.viewPay} data-prices title={formatMessage(m.payTitle)}>
            <Stack gap={4}>
              <p className={styles.due}>
                <Skeleton shape="title" width="medium" />
              </p>
              <LoadingLines lines={3} />
            </Stack>
          </Card>
          <Card className={styles.viewAbout} title={formatMessage(m.items)} footer={total}>
            <LoadingLines lines={2} />
          </Card>
        </div>
      </div>
    </Stack>
  );
}
