import type { Language, StreamEvent, operations as Contract } from '@portico/contract';
import type { operations as table, OperationId } from '@portico/contract/operations';
import type { FormSchema } from '@portico/validation/issues';
import type { Logger } from 'pino';
import type { InferOutput } from 'valibot';
import type { App } from '../app.ts';
import type { Setting } from '@portico/drivers/define-setting';
import type { ClientScope } from './client-scope.ts';
import type { RateLimit } from './rate-limits.ts';
import type { Refusal } from './refusal.ts';
import type { Holder, Impersonation, Impersonator, Right } from './right.ts';

type OrEmpty<T> = [T] extends [never] ? Readonly<Record<string, never>> : T;

/** Query values after validation: numbers are numbers. A value with a default may still be typed as optional. */
export type QueryOf<Id extends OperationId> = OrEmpty<NonNullable<Contract[Id]['parameters']['query']>>;
/** The headers that the contract defines for this operation. */
export type HeadersOf<Id extends OperationId> = OrEmpty<NonNullable<Contract[Id]['parameters']['header']>>;
export type BodyOf<Id extends OperationId> = Contract[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Contract[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Buffer
    : undefined;

/** The authenticated user. Repositories of customers' data are created for it. */
export type Account = Holder &
  ClientScope & {
    userId: number;
    sessionId: string;
    /** When the user last proved their identity. */
    provenAt: Date;
    /** Set if an operator impersonates the user. */
    impersonation: Impersonation | null;
  };

/** A user who has passed the first sign-in step and is taking the second. */
export type Challenge = { challengeId: string; userId: number; clientId: number };

/** Authenticates an Authorization header. Returns null for a missing, malformed, expired or revoked token alike. */
export type Authenticate<Who = Account> = (authorization: string | undefined) => Promise<Who | null>;

type SecuredPart<Id extends OperationId> = (typeof table)[Id]['secured'] extends true ? { account: Account } : unknown;
type ChallengedPart<Id extends OperationId> = (typeof table)[Id]['challenged'] extends true ? { challenge: Challenge } : unknown;
type IdempotentPart<Id extends OperationId> = (typeof table)[Id]['idempotent'] extends true ? { idempotencyKey: string } : unknown;

/** The input of a handler. Its body is the output of the operation's rules, or the contract's body if it has none. */
export type Context<Id extends OperationId, Body = BodyOf<Id>> = {
  operationId: Id;
  app: App;
  query: QueryOf<Id>;
  headers: HeadersOf<Id>;
  body: Body;
  locale: Language;
  requestId: string;
  ipAddress: string;
  /** The origin the browser uses. Redirects return to it. */
  origin: string;
  userAgent: string;
  /** The Cookie header, or an empty string. */
  cookie: string;
  logger: Logger;
  /** When the request arrived, by the app's clock. */
  now: Date;
  /** Aborted when the client disconnects or the server drains. */
  signal: AbortSignal;
} & SecuredPart<Id> &
  ChallengedPart<Id> &
  IdempotentPart<Id>;

type Responses<Id extends OperationId> = Contract[Id]['responses'];
type Content<Response, Media extends string> = Response extends { content: Record<Media, infer Body> } ? Body : never;
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202>;

/** The contract's successful responses: JSON, or a stream of server-sent events. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: Responses<Id>[Status] extends { content: { 'application/json': unknown } }
    ? { status: Status; body: Content<Responses<Id>[Status], 'application/json'>; /** The Set-Cookie header to send. */ setCookie?: string }
    : { status: Status; events: AsyncIterable<Content<Responses<Id>[Status], 'text/event-stream'>> };
}[SuccessStatus<Id>];

type RefusalStatus<Id extends OperationId> = Exclude<Extract<keyof Responses<Id>, number>, 200 | 201 | 202>;

/** The refusals that the contract defines for this operation. Its `default` is reserved for the HTTP layer. */
export type RefusalOf<Id extends OperationId> = { [Status in RefusalStatus<Id>]: Refusal<Status> }[RefusalStatus<Id>];

export type Outcome<Id extends OperationId> = Answer<Id> | RefusalOf<Id>;

/** A rules schema must name its fields as the contract does, so that its errors point to them. */
type BodyWith<Id extends OperationId, Rules> = Rules extends FormSchema ? InferOutput<Rules> : BodyOf<Id>;

/** Required for every operation, so that none can omit it. The route checks it before anything else. */
export type RightPart<Id extends OperationId> = (typeof table)[Id]['secured'] extends true
  ? { right: Exclude<Right, 'none'>; impersonator: Impersonator }
  : { right: 'none' };

type Declaration<Id extends OperationId, Rules extends FormSchema | undefined> = RightPart<Id> & {
  /** Rules for the body that JSON Schema can't express. The route answers a violation with 422. */
  rules?: Rules;
  /** Requires a recent identity proof; otherwise the route answers 403. The contract must define that 403. */
  recentProof?: 403 extends keyof Responses<Id> ? boolean : never;
  /** The maximum size of a file body in bytes. */
  maxBodyBytes?: BodyOf<Id> extends Buffer ? Setting<number> : never;
  /** Rate limits consumed before the handler runs. The route answers an exceeded limit with 429. */
  limits?: (request: Context<Id, BodyWith<Id, NoInfer<Rules>>>) => readonly RateLimit[];
  handle: (context: Context<Id, BodyWith<Id, NoInfer<Rules>>>) => Promise<Outcome<Id>>;
};

export type Operation<Id extends OperationId> = Declaration<Id, FormSchema | undefined> & { id: Id };

/** Declares an operation of the contract with its handler. A response that the contract doesn't define fails to compile. */
export function defineOperation<const Id extends OperationId, Rules extends FormSchema | undefined = undefined>(
  id: Id,
  declaration: Declaration<NoInfer<Id>, Rules>,
): Operation<Id> {
  // The route gives each handler the output of the rules declared next to it.
  return { id, ...declaration } as Operation<Id>;
}

type AnyAnswer = { status: number; body: object; setCookie?: string } | { status: number; events: AsyncIterable<StreamEvent> };

/** Any operation, called with a context validated by its own schemas. */
export type AnyOperation = {
  id: OperationId;
  right: Right;
  impersonator?: Impersonator;
  rules?: FormSchema | undefined;
  recentProof?: boolean;
  maxBodyBytes?: Setting<number>;
  limits?: (request: never) => readonly RateLimit[];
  handle: (context: never) => Promise<AnyAnswer | Refusal>;
};
