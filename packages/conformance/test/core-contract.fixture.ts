import { readContract, type ContractDocument, type DescribedOperation, type JsonSchema } from '../src/contract/contract.ts';

/** Section 7 of the specification. */
const coreOperations: ReadonlySet<string> = new Set([
  'login',
  'signUp',
  'verifyEmail',
  'requestPasswordReset',
  'resetPassword',
  'loginTwoFactor',
  'getAccountMeta',
  'updateUser',
  'changePassword',
  'requestEmailChange',
  'resendEmailChangeCode',
  'completeEmailChange',
  'getUserDetails',
  'getTwoFactorMeta',
  'requestDisableTwoFactor',
  'disableTwoFactor',
  'requestTwoFactorGoogle',
  'completeTwoFactorGoogle',
  'listCategories',
  'listPlacements',
  'listPlans',
  'getPlanConfiguration',
  'placeOrder',
  'listInvoices',
  'getInvoice',
  'listPaymentMethods',
  'payInvoice',
  'topUpBalance',
]);

const invoice = ['id', 'amount', 'created_date', 'due_date', 'paid_date', 'status'];

/** What section 3 names of the responses of section 7. A schema without a line requires nothing. */
const required: Readonly<Record<string, readonly string[]>> = {
  User: ['firstname', 'balance', 'admin_reply_ticket_count', 'unpaid_invoice_count', 'language'],
  LoginResponse: ['status'],
  VerifyEmailResponse: ['accessToken'],
  LoginTwoFactorResponse: ['accessToken', 'user'],
  StatusResponse: ['status'],
  CategoryList: ['items'],
  Category: ['type', 'name'],
  PlacementList: ['items'],
  Placement: ['country', 'name'],
  PlanList: ['items'],
  Plan: ['tariff', 'name'],
  PlanConfiguration: ['plan', 'billing_cycles'],
  CyclePrice: ['billing_cycle', 'price'],
  OrderResponse: ['status', 'invoice_id'],
  InvoiceList: ['items', 'page', 'per_page', 'total'],
  InvoiceSummary: invoice,
  Invoice: invoice,
  PaymentMethodList: ['items'],
  PaymentMethod: ['id', 'name'],
  PaymentStart: ['status'],
};

/** Their fields are open in section 7. */
const withoutFields = [
  'UserDetails',
  'TwoFactorMeta',
  'TwoFactorSecret',
  'TwoFactorDisableRequested',
  'RecoveryCodes',
  'EmailChangeResponse',
  'EmailChanged',
];
const relaxed = new Set([...Object.keys(required), ...withoutFields]);

/** Returns the contract with core and extensions told apart: as it is where it does that itself, and by section 7 where it doesn't. */
export function coreContract(): ContractDocument {
  const document = readContract();
  if (document['x-extensions'] !== undefined) return document;
  const paths = Object.entries(document.paths).map(([path, methods]): [string, ContractDocument['paths'][string]] => {
    const annotated = Object.entries(methods).map(([method, described]): [string, DescribedOperation] => [method, annotate(described)]);
    return [path, Object.fromEntries(annotated)];
  });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]): [string, JsonSchema] => {
    return [name, relaxed.has(name) ? { ...schema, required: required[name] ?? [] } : schema];
  });
  return {
    ...document,
    'x-extensions': { tickets: 'Tickets', others: 'Everything else' },
    paths: Object.fromEntries(paths),
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  };
}

function annotate(described: DescribedOperation): DescribedOperation {
  const { operationId } = described;
  if (coreOperations.has(operationId)) return described;
  return { ...described, 'x-extension': operationId.includes('Ticket') ? 'tickets' : 'others' };
}
