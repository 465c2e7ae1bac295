// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.
import type { Defaults } from './defaults.ts';
import type { OperationId } from './operations.ts';

const StatusResponse: Defaults = { fill: {"status":"success","message":""} };
const User: Defaults = { fill: {"id":0,"email":"","is_main":true,"roles":{"services":"write","billing":"write","support":"write","people":"write"},"impersonation":null,"clock_ahead_ms":0} };
const VerifyEmailResponse: Defaults = { fill: {"status":"success","user":null,"reset_token":null}, within: { "user": User } };
const LoginTwoFactorResponse: Defaults = { fill: {"status":"success","user":null}, within: { "user": User } };
const PendingEmailChange: Defaults = { fill: {"requested_at":null} };
const TwoFactorState: Defaults = { fill: {"provider":null} };
const UserDetails: Defaults = { fill: {"id":0,"email_change":null,"two_factor":{"enabled":false,"provider":null}}, within: { "email_change": PendingEmailChange, "two_factor": TwoFactorState } };
const EmailChangeResponse: Defaults = { fill: {"status":"success","message":"","id":"","email":""} };
const EmailChanged: Defaults = { fill: {"status":"success","message":"","user":null}, within: { "user": User } };
const TwoFactorMeta: Defaults = { fill: {"provider":null,"enabled_at":null,"recovery_codes_left":0} };
const TwoFactorSecret: Defaults = { fill: {"status":"success","otpauth_url":"","expires_at":null} };
const RecoveryCodes: Defaults = { fill: {"status":"success","message":"","recovery_codes":[]} };
const TwoFactorDisableRequested: Defaults = { fill: {"status":"success","message":"","provider":"google","recovery_codes_left":0} };
const Category: Defaults = { fill: {"description":null,"from_price":null} };
const CategoryList: Defaults = { within: { "items": Category } };
const Placement: Defaults = { fill: {"city":"","description":null,"from_price":null} };
const PlacementList: Defaults = { within: { "items": Placement } };
const Plan: Defaults = { fill: {"type":"","country":"","city":"","cpu":"","memory":"","storage":"","traffic":"","prices":{"monthly":null,"quarterly":null,"semi-annually":null,"annually":null},"setup_fee":0,"stock_left":null} };
const PlanList: Defaults = { within: { "items": Plan } };
const CyclePrice: Defaults = { fill: {"saving_percent":0} };
const PlanConfiguration: Defaults = { fill: {"options":[]}, within: { "plan": Plan, "billing_cycles": CyclePrice } };
const OrderResponse: Defaults = { fill: {"message":"","invoice_id":0} };
const InvoiceSummary: Defaults = { fill: {"description":null,"other_services":0} };
const InvoiceList: Defaults = { fill: {"page":1,"per_page":25}, within: { "items": InvoiceSummary } };
const Invoice: Defaults = { fill: {"items":[],"payments":[],"tax":null,"credit_notes":[],"order_expires_on":null} };
const PaymentMethod: Defaults = { fill: {"kind":"gateway","description":null,"sandbox":false,"keeps_cards":false} };
const PaymentMethodList: Defaults = { within: { "items": PaymentMethod } };
const PaymentStart: Defaults = { fill: {"message":"","next_action":"none","url":null,"payment_id":null} };

/** What responses of the core may leave out, for all but what a session begins with. */
export const laterDefaults: Readonly<Partial<Record<OperationId, Defaults>>> = {
  changePassword: StatusResponse,
  completeEmailChange: EmailChanged,
  completeTwoFactorGoogle: RecoveryCodes,
  disableTwoFactor: StatusResponse,
  getInvoice: Invoice,
  getPlanConfiguration: PlanConfiguration,
  getTwoFactorMeta: TwoFactorMeta,
  getUserDetails: UserDetails,
  listCategories: CategoryList,
  listInvoices: InvoiceList,
  listPaymentMethods: PaymentMethodList,
  listPlacements: PlacementList,
  listPlans: PlanList,
  loginTwoFactor: LoginTwoFactorResponse,
  payInvoice: PaymentStart,
  placeOrder: OrderResponse,
  requestDisableTwoFactor: TwoFactorDisableRequested,
  requestEmailChange: EmailChangeResponse,
  requestPasswordReset: StatusResponse,
  requestTwoFactorGoogle: TwoFactorSecret,
  resendEmailChangeCode: EmailChangeResponse,
  resetPassword: StatusResponse,
  signUp: StatusResponse,
  topUpBalance: PaymentStart,
  verifyEmail: VerifyEmailResponse,
};
