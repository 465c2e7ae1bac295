import type { AnyMail } from '../mail/define-mail.ts';
import { alreadyRegisteredMail } from '../modules/auth/already-registered.mail.ts';
import { emailChangeCodeMail } from '../modules/auth/email-change-code.mail.ts';
import { emailInUseMail } from '../modules/auth/email-in-use.mail.ts';
import { newSignInMail } from '../modules/auth/new-sign-in.mail.ts';
import { passkeyChangedMail } from '../modules/auth/passkeys/passkey-changed.mail.ts';
import { passwordChangedMail } from '../modules/auth/password-changed.mail.ts';
import { passwordResetMail } from '../modules/auth/password-reset.mail.ts';
import { twoFactorChangedMail } from '../modules/auth/two-factor-changed.mail.ts';
import { emailChangedNewMail, emailChangedOldMail } from '../modules/auth/email-changed.mail.ts';
import { recoveryCodeUsedMail } from '../modules/auth/recovery-code-used.mail.ts';
import { mainUserTransferredMail } from '../modules/people/main-user-transferred.mail.ts';
import { rolesChangedMail } from '../modules/people/roles-changed.mail.ts';
import { supportAccessMail } from '../modules/impersonation/support-access.mail.ts';
import { rootPasswordChangedMail } from '../modules/services/actions/root-password-changed.mail.ts';
import { serviceReinstalledMail } from '../modules/services/actions/service-reinstalled.mail.ts';
import { verificationCodeMail } from '../modules/auth/verification-code.mail.ts';
import { supportAnswerMail } from '../modules/tickets/support-answer.mail.ts';
import { invitationMail } from '../modules/people/invitation.mail.ts';
import { orderReceivedMail } from '../modules/order/order-received.mail.ts';
import { orderSoldOutMail } from '../modules/billing/payments/order-sold-out.mail.ts';
import { orderCancelledMail } from '../modules/order/unpaid/order-cancelled.mail.ts';
import { orderReminderMail } from '../modules/order/unpaid/order-reminder.mail.ts';
import { serverReadyMail } from '../modules/services/server-ready.mail.ts';
import { cancellationRequestedMail } from '../modules/cancellation/cancellation-requested.mail.ts';
import { cancellationWithdrawnMail } from '../modules/cancellation/cancellation-withdrawn.mail.ts';
import { autoPayFailedMail } from '../modules/renewals/auto-pay-failed.mail.ts';
import { cardPaymentFailedMail } from '../modules/renewals/card-payment-failed.mail.ts';
import { renewalInvoiceMail } from '../modules/renewals/renewal-invoice.mail.ts';
import { paymentReceiptMail } from '../modules/billing/receipts/payment-receipt.mail.ts';
import { topUpReceiptMail } from '../modules/billing/payments/top-up-receipt.mail.ts';
import { refundedMail } from '../modules/billing/credits/refunded.mail.ts';
import { refundReturnedMail } from '../modules/billing/refunds/refund-returned.mail.ts';
import { refundSentMail } from '../modules/billing/refunds/refund-sent.mail.ts';
import { renewalPaidMail } from '../modules/renewals/renewal-paid.mail.ts';
import { renewalReminderMail } from '../modules/renewals/renewal-reminder.mail.ts';
import { serviceReleasedMail } from '../modules/renewals/service-released.mail.ts';
import { serviceSuspendedMail } from '../modules/renewals/service-suspended.mail.ts';
import { serviceTerminatedMail } from '../modules/renewals/service-terminated.mail.ts';

/** Every mail that is sent. */
const mails = {
  alreadyRegisteredMail,
  verificationCodeMail,
  invitationMail,
  passwordResetMail,
  passwordChangedMail,
  newSignInMail,
  twoFactorChangedMail,
  passkeyChangedMail,
  emailChangeCodeMail,
  emailInUseMail,
  emailChangedOldMail,
  emailChangedNewMail,
  recoveryCodeUsedMail,
  mainUserTransferredMail,
  rolesChangedMail,
  supportAccessMail,
  rootPasswordChangedMail,
  serviceReinstalledMail,
  supportAnswerMail,
  orderReceivedMail,
  orderReminderMail,
  orderCancelledMail,
  orderSoldOutMail,
  paymentReceiptMail,
  serverReadyMail,
  cancellationRequestedMail,
  cancellationWithdrawnMail,
  topUpReceiptMail,
  renewalInvoiceMail,
  renewalReminderMail,
  renewalPaidMail,
  refundedMail,
  refundSentMail,
  refundReturnedMail,
  autoPayFailedMail,
  cardPaymentFailedMail,
  serviceSuspendedMail,
  serviceReleasedMail,
  serviceTerminatedMail,
};

export const allMails: readonly AnyMail[] = Object.values(mails);
