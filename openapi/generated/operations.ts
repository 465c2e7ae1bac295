// Generated from openapi/ by `pnpm contract`. Change the YAML, not this file.

/** Every operation of the contract: where it lives, whether it wants a token, whether it takes an Idempotency-Key. */
export const operations = {
  acceptInvitation: {"method":"post","path":"/v1/account/invitation-accept","tag":"account","secured":false,"idempotent":false,"responses":["200","409","422","429","default"]},
  cancelInvitation: {"method":"post","path":"/v1/account/invitation-cancel","tag":"account","secured":true,"idempotent":false,"responses":["200","401","403","404","422","default"]},
  exchangeImpersonationCode: {"method":"post","path":"/v1/login-as-client","tag":"account","secured":false,"idempotent":false,"responses":["200","422","429","default"]},
  getAccountMeta: {"method":"get","path":"/v1/account/meta","tag":"account","secured":true,"idempotent":false,"responses":["200","401","default"]},
  getInvitation: {"method":"post","path":"/v1/account/invitation-view","tag":"account","secured":false,"idempotent":false,"responses":["200","422","429","default"]},
  getInvoice: {"method":"get","path":"/v1/invoice/view","tag":"invoices","secured":true,"idempotent":false,"responses":["200","401","403","404","422","default"]},
  getPlanConfiguration: {"method":"get","path":"/v1/order/step4","tag":"order","secured":true,"idempotent":false,"responses":["200","401","403","404","422","default"]},
  inviteClientUser: {"method":"post","path":"/v1/account/client-user-invite","tag":"account","secured":true,"idempotent":false,"responses":["200","401","403","409","422","429","default"]},
  listCategories: {"method":"get","path":"/v1/order/step1","tag":"order","secured":true,"idempotent":false,"responses":["200","401","403","default"]},
  listClientUsers: {"method":"get","path":"/v1/account/client-users","tag":"account","secured":true,"idempotent":false,"responses":["200","401","403","default"]},
  listImpersonations: {"method":"get","path":"/v1/account/impersonations","tag":"account","secured":true,"idempotent":false,"responses":["200","401","422","default"]},
  listInvoices: {"method":"get","path":"/v1/invoice","tag":"invoices","secured":true,"idempotent":false,"responses":["200","401","403","422","default"]},
  listPaymentMethods: {"method":"get","path":"/v1/invoice/payment-method","tag":"invoices","secured":true,"idempotent":false,"responses":["200","401","403","default"]},
  listPlacements: {"method":"get","path":"/v1/order/step2","tag":"order","secured":true,"idempotent":false,"responses":["200","401","403","422","default"]},
  listPlans: {"method":"get","path":"/v1/order/step3","tag":"order","secured":true,"idempotent":false,"responses":["200","401","403","422","default"]},
  listServices: {"method":"get","path":"/v1/service","tag":"services","secured":true,"idempotent":false,"responses":["200","401","403","422","default"]},
  login: {"method":"post","path":"/v1/login","tag":"auth","secured":false,"idempotent":false,"responses":["200","422","429","default"]},
  logout: {"method":"post","path":"/v1/logout","tag":"auth","secured":true,"idempotent":false,"responses":["200","401","default"]},
  payInvoice: {"method":"post","path":"/v1/invoice/pay","tag":"invoices","secured":true,"idempotent":true,"responses":["200","401","403","404","409","422","429","503","default"]},
  placeOrder: {"method":"post","path":"/v1/order/order","tag":"order","secured":true,"idempotent":true,"responses":["200","401","403","422","429","default"]},
  removeClientUser: {"method":"post","path":"/v1/account/client-user-remove","tag":"account","secured":true,"idempotent":false,"responses":["200","401","403","404","409","422","default"]},
  resendVerificationCode: {"method":"post","path":"/v1/resend-verification-code","tag":"auth","secured":false,"idempotent":false,"responses":["200","422","429","default"]},
  signUp: {"method":"post","path":"/v1/signup","tag":"auth","secured":false,"idempotent":false,"responses":["200","422","429","default"]},
  streamEvents: {"method":"get","path":"/v1/event/stream","tag":"events","secured":true,"idempotent":false,"responses":["200","401","422","default"]},
  syncPayment: {"method":"post","path":"/v1/invoice/payment-sync","tag":"invoices","secured":true,"idempotent":false,"responses":["200","401","403","404","422","503","default"]},
  topUpBalance: {"method":"post","path":"/v1/invoice/top-up","tag":"invoices","secured":true,"idempotent":true,"responses":["200","401","403","422","429","503","default"]},
  transferMainUser: {"method":"post","path":"/v1/account/main-user-transfer","tag":"account","secured":true,"idempotent":false,"responses":["200","401","403","404","422","default"]},
  updateClientUserRoles: {"method":"post","path":"/v1/account/client-user-roles","tag":"account","secured":true,"idempotent":false,"responses":["200","401","403","404","409","422","default"]},
  updateUser: {"method":"post","path":"/v1/account/user-update","tag":"account","secured":true,"idempotent":false,"responses":["200","401","403","422","default"]},
  verifyEmail: {"method":"post","path":"/v1/verify-email","tag":"auth","secured":false,"idempotent":false,"responses":["200","422","429","default"]},
} as const;

export type OperationId = keyof typeof operations;
