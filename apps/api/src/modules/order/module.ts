import { defineModule, on } from '../define-module.ts';
import { listCategories } from './list-categories.ts';
import { listPlacements } from './list-placements.ts';
import { listPlans } from './list-plans.ts';
import { getPlanConfiguration } from './get-plan-configuration.ts';
import { getTaxTerms } from './get-tax-terms.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { cancelOrder } from './unpaid/cancel-order.ts';
import { orderCancelledMail, orderReceivedMail, orderReminderMail } from './mails.ts';
import { orderMailDelaySeconds, orderNeedsAddress, quoteMinutes, stockReservationMinutes, stockReservationShare } from './settings.ts';
import { invoiceToPay } from '../billing/invoices/invoice-to-pay.ts';
import { reserveAgain } from './unpaid/reserve-again.ts';

export const orderModule = defineModule({
  operations: { listCategories, listPlacements, listPlans, getPlanConfiguration, getTaxTerms, placeOrder, quoteOrder, cancelOrder },
  mails: [orderReceivedMail, orderReminderMail, orderCancelledMail],
  settings: [quoteMinutes, stockReservationMinutes, stockReservationShare, orderMailDelaySeconds, orderNeedsAddress],
  listeners: [on(invoiceToPay, reserveAgain)],
});
