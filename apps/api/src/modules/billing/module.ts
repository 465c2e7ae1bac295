import { defineModule, on } from '../define-module.ts';
import { listInvoices } from './invoices/list-invoices.ts';
import { getInvoice } from './get-invoice.ts';
import { getInvoiceDocument } from './documents/get-invoice-document.ts';
import { getStatementDocument } from './statement/get-statement-document.ts';
import { listBalanceEntries } from './statement/list-balance-entries.ts';
import { listPaymentMethods } from './payments/list-payment-methods.ts';
import { listCards } from './cards/list-cards.ts';
import { addCard } from './payments/add-card.ts';
import { renameCard } from './cards/rename-card.ts';
import { makeCardDefault } from './cards/make-card-default.ts';
import { removeCard } from './cards/remove-card.ts';
import { payInvoice } from './payments/pay-invoice.ts';
import { topUpBalance } from './payments/top-up-balance.ts';
import { syncPayment } from './payments/sync-payment.ts';
import { reconcilePayments } from './payments/reconcile-payments.job.ts';
import { sendRefund } from './refunds/send-refund.job.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.job.ts';
import { forgetCard } from './cards/forget-card.job.ts';
import { forgetRemovedCards } from './cards/forget-removed-cards.job.ts';
import { invoiceCancelledMail } from './invoices/mails.ts';
import { orderSoldOutMail, topUpReceiptMail } from './payments/mails.ts';
import { paymentReceiptMail } from './receipts/mails.ts';
import { refundedMail } from './credits/mails.ts';
import { refundReturnedMail, refundSentMail } from './refunds/mails.ts';
import { checkoutMinutes } from './payments/settings.ts';
import { orderExpiryDays } from './invoices/settings.ts';
import { sellerFile } from './tax/settings.ts';
import { listInvoicesCommand } from './invoices/list-invoices.command.ts';
import { showInvoiceCommand } from './show-invoice.command.ts';
import { listPaymentsCommand, showPaymentCommand } from './payments/list-payments.command.ts';
import { resolvePaymentCommand } from './payments/resolve-payment.command.ts';
import { resolveRefundCommand } from './refunds/resolve-refund.command.ts';
import { markPaidCommand } from './transfers/mark-paid.command.ts';
import { importTransfersCommand } from './transfers/import-transfers.command.ts';
import { refundInvoiceCommand } from './credits/refund-invoice.command.ts';
import { checkLedgerCommand } from './ledger/check-ledger.command.ts';
import { invoicePaid } from './invoices/invoice-paid.ts';
import { sendReceipt } from './receipts/send-receipt.ts';

export const billingModule = defineModule({
  operations: {
    listInvoices,
    getInvoice,
    getInvoiceDocument,
    getStatementDocument,
    listBalanceEntries,
    listPaymentMethods,
    listCards,
    addCard,
    renameCard,
    makeCardDefault,
    removeCard,
    payInvoice,
    topUpBalance,
    syncPayment,
  },
  jobs: [reconcilePayments, sendRefund, reconcileRefunds, forgetCard, forgetRemovedCards],
  mails: [invoiceCancelledMail, orderSoldOutMail, paymentReceiptMail, topUpReceiptMail, refundedMail, refundSentMail, refundReturnedMail],
  settings: [checkoutMinutes, orderExpiryDays, sellerFile],
  commands: [
    listInvoicesCommand,
    showInvoiceCommand,
    markPaidCommand,
    importTransfersCommand,
    refundInvoiceCommand,
    listPaymentsCommand,
    showPaymentCommand,
    resolvePaymentCommand,
    resolveRefundCommand,
    checkLedgerCommand,
  ],
  listeners: [on(invoicePaid, sendReceipt)],
});
