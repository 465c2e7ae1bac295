import { Link } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { invoiceMessages as m } from '../invoices.messages.ts';

/** The link back to all invoices. */
export function InvoiceBreadcrumbs() {
  const { formatMessage } = useIntl();
  return <Breadcrumbs label={formatMessage(m.breadcrumbs)} items={[{ label: formatMessage(m.back), render: <Link to="/invoices" /> }]} />;
}
