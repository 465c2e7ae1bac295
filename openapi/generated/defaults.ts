// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.
import type { OperationId } from './operations.ts';

/** The values of an object's absent properties, and the same for the objects in its properties. Those of a list apply to each of its entries. */
export type Defaults = { readonly fill?: Readonly<Record<string, unknown>>; readonly within?: Readonly<Record<string, Defaults>> };

const User = { fill: {"id":0,"email":"","is_main":true,"roles":{"services":"write","billing":"write","support":"write","people":"write"},"impersonation":null,"clock_ahead_ms":0} } satisfies Defaults;
const LoginResponse = { fill: {"accessToken":null,"accessTokenTwoFactor":null,"two_factor_provider":null,"user":null}, within: { "user": User } } satisfies Defaults;

const table = {
  getAccountMeta: User,
  login: LoginResponse,
};

/** What responses of the core may leave out, for what a session begins with. Responses of extensions are whole. */
export const firstDefaults: Readonly<Partial<Record<OperationId, Defaults>>> = table;

/** The same, with the names of its fields. */
export type FirstDefaults = typeof table;
