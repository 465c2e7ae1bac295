import { dayAfterPeriod } from '../../calendar.ts';
import { inEachLanguage, inLanguage } from '../../platform/messages/messages.ts';
import { discountLine } from '../billing/invoices/discount-line.ts';
import type { IssuedLine, Period } from '../billing/invoices/invoice-line.ts';
import type { OwnService } from '../services/own-service.ts';

/** Returns the period after the paid one, or null if the service has no paid period yet. */
export function nextPeriod({ next_due_date: start, billing_cycle: cycle, anchor_day: anchor }: OwnService): Period | null {
  return start === null ? null : { start, end: dayAfterPeriod(start, cycle, anchor ?? undefined) };
}

/** Returns the lines of a service's next period and its discount. Uses the terms of the order, not the current catalogue or promo code. */
export function renewalLines(service: OwnService, period: Period): IssuedLine[] {
  const { id: serviceId, hostname, tariff_name: name, city, billing_cycle: billingCycle, details } = service;
  const { renewal_cents: cents, renewal_discount_cents: discountCents, promo_code: code } = service;
  const description = inEachLanguage((language) => `${inLanguage(name, language)}, ${inLanguage(city, language)}`);
  const line = { serviceId, description, hostname, billingCycle, details, amountCents: cents + discountCents, period };
  if (code === null || discountCents === 0) return [line];
  return [line, { ...discountLine(line, code, discountCents), serviceId, period }];
}
