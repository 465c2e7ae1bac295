import { dayAfterPeriod } from '../../calendar.ts';
import type { IssuedLine } from '../billing/invoices/invoice-line.ts';
import type { OwnService } from '../services/own-service.ts';

/** The next period of a service at its own price: what was sold, whatever the catalogue says now. */
export function renewalLine(service: OwnService): IssuedLine {
  const { id: serviceId, hostname, tariff_name: name, city, billing_cycle: billingCycle, details, next_due_date: start } = service;
  if (start === null) throw new Error(`Service ${serviceId} has no due date`);
  const description = { en: `${name.en}, ${city.en}`, ru: `${name.ru}, ${city.ru}` };
  const period = { start, end: dayAfterPeriod(start, billingCycle, service.anchor_day ?? undefined) };
  return { serviceId, description, hostname, billingCycle, details, amountCents: service.renewal_cents, period };
}
