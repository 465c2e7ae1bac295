// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.
import type { Defaults } from './defaults.ts';
import type { OperationId } from './operations.ts';

const StatusResponse = { fill: {"status":"success","message":""} } satisfies Defaults;
const User = { fill: {"id":0,"email":"","is_main":true,"roles":{"services":"write","billing":"write","support":"write","people":"write"},"impersonation":null,"clock_ahead_ms":0} } satisfies Defaults;
const VerifyEmailResponse = { fill: {"status":"success","user":null,"reset_token":null}, within: { "user": User } } satisfies Defaults;
const LoginTwoFactorResponse = { fill: {"status":"success","user":null}, within: { "user": User } } satisfies Defaults;
const PendingEmailChange = { fill: {"requested_at":null} } satisfies Defaults;
const TwoFactorState = { fill: {"provider":null} } satisfies Defaults;
const UserDetails = { fill: {"id":0,"email_change":null,"two_factor":{"enabled":false,"provider":null}}, within: { "email_change": PendingEmailChange, "two_factor": TwoFactorState } } satisfies Defaults;
const PasswordChanged = { fill: {"status":"success","message":"","accessToken":null} } satisfies Defaults;
const EmailChangeResponse = { fill: {"status":"success","message":"","id":"","email":""} } satisfies Defaults;
const EmailChanged = { fill: {"status":"success","message":"","user":null}, within: { "user": User } } satisfies Defaults;
const TwoFactorMeta = { fill: {"provider":null,"enabled_at":null,"recovery_codes_left":0} } satisfies Defaults;
const TwoFactorSecret = { fill: {"status":"success","otpauth_url":"","expires_at":null} } satisfies Defaults;
const RecoveryCodes = { fill: {"status":"success","message":"","recovery_codes":[]} } satisfies Defaults;
const TwoFactorDisableRequested = { fill: {"status":"success","message":"","provider":"google","recovery_codes_left":0} } satisfies Defaults;
const Category = { fill: {"description":null,"from_price":null} } satisfies Defaults;
const CategoryList = { within: { "items": Category } } satisfies Defaults;
const Placement = { fill: {"city":"","description":null,"from_price":null} } satisfies Defaults;
const PlacementList = { within: { "items": Placement } } satisfies Defaults;
const Plan = { fill: {"type":"","country":"","city":"","cpu":"","memory":"","storage":"","traffic":"","prices":{"monthly":null,"quarterly":null,"semi-annually":null,"annually":null},"setup_fee":0,"stock_left":null} } satisfies Defaults;
const PlanList = { within: { "items": Plan } } satisfies Defaults;
const CyclePrice = { fill: {"saving_percent":0} } satisfies Defaults;
const PlanConfiguration = { fill: {"options":[]}, within: { "plan": Plan, "billing_cycles": CyclePrice } } satisfies Defaults;
const OrderResponse = { fill: {"message":"","invoice_id":0} } satisfies Defaults;
const InvoiceSummary = { fill: {"description":null,"other_services":0} } satisfies Defaults;
const InvoiceList = { fill: {"page":1,"per_page":25}, within: { "items": InvoiceSummary } } satisfies Defaults;
const Invoice = { fill: {"items":[],"payments":[],"tax":null,"credit_notes":[],"order_expires_on":null} } satisfies Defaults;
const PaymentMethod = { fill: {"kind":"gateway","description":null,"sandbox":false,"keeps_cards":false} } satisfies Defaults;
const PaymentMethodList = { within: { "items": PaymentMethod } } satisfies Defaults;
const PaymentStart = { fill: {"message":"","next_action":"none","url":null,"payment_id":null} } satisfies Defaults;

const table = {
  changePassword: PasswordChanged,
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

/** What responses of the core may leave out, for all but what a session begins with. */
export const laterDefaults: Readonly<Partial<Record<OperationId, Defaults>>> = table;

/** The same, with the names of its fields. */
export type LaterDefaults = typeof table;
