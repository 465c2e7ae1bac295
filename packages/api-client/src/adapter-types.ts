import type { FieldError, operations, ProblemCode } from '@portico/contract';
import type { FirstDefaults } from '@portico/contract/defaults';
import type { LaterDefaults } from '@portico/contract/later-defaults';
import type { CallableId, OperationQuery, OperationResult } from './operation-types.ts';

type FilledKeys<Defaults> = Defaults extends { fill: infer Fill } ? keyof Fill : never;
type Within<Defaults, Key> = Defaults extends { within: infer Inner } ? (Key extends keyof Inner ? Inner[Key] : unknown) : unknown;

/** A value whose fields with a default are optional. The defaults of a list apply to each entry. */
type Sparse<Value, Defaults> = Value extends readonly (infer Entry)[]
  ? readonly Sparse<Entry, Defaults>[]
  : Value extends object
    ? { readonly [Key in keyof Value as Key extends FilledKeys<Defaults> ? never : Key]: Sparse<Value[Key], Within<Defaults, Key>> } & {
        readonly [Key in keyof Value as Key extends FilledKeys<Defaults> ? Key : never]?: Sparse<Value[Key], Within<Defaults, Key>>;
      }
    : Value;

type AllDefaults = FirstDefaults & LaterDefaults;

/** A successful response as an API may send it: without the fields that have a default. */
export type SparseResponse<Id extends CallableId> = Sparse<OperationResult<Id>, Id extends keyof AllDefaults ? AllDefaults[Id] : unknown>;

type BodyOf<Id extends CallableId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;

/** A request of the contract. Query values are texts, as an address holds them; a list is one text or several. */
export type ContractRequest<Id extends CallableId> = {
  readonly method: string;
  readonly path: string;
  readonly query: [OperationQuery<Id>] extends [never]
    ? Readonly<Record<string, never>>
    : {
        readonly [Name in keyof OperationQuery<Id>]: Required<OperationQuery<Id>>[Name] extends readonly unknown[]
          ? string | readonly string[]
          : string;
      };
  /** Names are lower-case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyOf<Id>;
};

type QueryValue = string | number | boolean;

/** What differs in the request that another API takes. What is left out stays as it is in the contract. */
export type ForeignRequest = {
  readonly method?: string;
  /** Without the API's address: `/billing/invoices/7`. */
  readonly path?: string;
  /** Undefined values are left out; a list is sent as a repeated parameter. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is if it is a FormData or URLSearchParams. Undefined sends none. */
  readonly body?: unknown;
};

export type OperationAdapter<Id extends CallableId> = {
  readonly request?: (request: ContractRequest<Id>) => ForeignRequest;
  /** Returns the contract's response. `raw` is the JSON of the other API's, undefined if it is empty. */
  readonly response?: (raw: unknown, answer: ForeignAnswer) => SparseResponse<Id>;
};

export type ForeignAnswer = { readonly operationId: CallableId; readonly status: number; readonly headers: Headers };

/** A refusal of the contract. */
export type AdaptedRefusal = {
  /** Defaults to the response's status, or 422 if that is a success. 401 means that the token isn't valid, and signs out. */
  readonly status?: number;
  readonly code?: ProblemCode;
  /** Shown to the reader. */
  readonly message: string;
  /** Shown at the form's fields. */
  readonly errors?: readonly FieldError[];
};

/** How another API differs from the contract, by operation. */
export type Adapter = {
  readonly operations: { readonly [Id in CallableId]?: OperationAdapter<Id> };
  /** Sees every response, because some APIs refuse with 200. Returns null for one that isn't a refusal, or is one of the contract. */
  readonly refusal?: (raw: unknown, answer: ForeignAnswer) => AdaptedRefusal | null;
};
