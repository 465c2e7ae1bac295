import type { Language, StreamEvent, operations as Contract } from '@portico/contract';
import type { operations as table, OperationId } from '@portico/contract/operations';
import type { FormSchema } from '@portico/validation/issues';
import type { Logger } from 'pino';
import type { InferOutput } from 'valibot';
import type { App } from '../app.ts';
import type { Setting } from '../platform/settings/define-setting.ts';
import type { RateLimit } from './rate-limits.ts';
import type { Refusal } from './refusal.ts';
import type { Holder, Impersonation, Impersonator, Right } from './right.ts';

type OrEmpty<T> = [T] extends [never] ? Readonly<Record<string, never>> : T;

/** Query values after validation: numbers are numbers. A value with a default may still be typed as optional. */
export type QueryOf<Id extends OperationId> = OrEmpty<NonNullable<Contract[Id]['parameters']['query']>>;
/** The headers that the contract names for this operation. */
export type HeadersOf<Id extends OperationId> = OrEmpty<NonNullable<Contract[Id]['parameters']['header']>>;
export type BodyOf<Id extends OperationId> = Contract[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Contract[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Buffer
    : undefined;

/** Who asks. Repositories are scoped by `clientId`. */
export type Account = Holder & {
  userId: number;
  clientId: number;
  sessionId: string;
  /** When it was last shown who is there. */
  provenAt: Date;
  /** Set where an operator acts as the user. */
  impersonation: Impersonation | null;
};

/** Who has met the first step of a sign-in, and asks for the second. */
export type Challenge = { challengeId: string; userId: number; clientId: number };

/** Finds who an Authorization header belongs to. Null: missing, malformed, expired and revoked are one and the same. */
export type Authenticate<Who = Account> = (authorization: string | undefined) => Promise<Who | null>;

type SecuredPart<Id extends OperationId> = (typeof table)[Id]['secured'] extends true ? { account: Account } : unknown;
type ChallengedPart<Id extends OperationId> = (typeof table)[Id]['challenged'] extends true ? { challenge: Challenge } : unknown;
type IdempotentPart<Id extends OperationId> = (typeof table)[Id]['idempotent'] extends true ? { idempotencyKey: string } : unknown;

/** What a handler is given. Its body is the output of the operation's rules, or the contract's where it has none. */
export type Context<Id extends OperationId, Body = BodyOf<Id>> = {
  operationId: Id;
  app: App;
  query: QueryOf<Id>;
  headers: HeadersOf<Id>;
  body: Body;
  locale: Language;
  requestId: string;
  ipAddress: string;
  /** The origin that this browser uses: where it is sent back to. */
  origin: string;
  userAgent: string;
  /** The Cookie header, empty where there is none. */
  cookie: string;
  logger: Logger;
  /** When the request arrived, by the app's clock. */
  now: Date;
  /** Aborted when the caller has gone or the server drains. */
  signal: AbortSignal;
} & SecuredPart<Id> &
  ChallengedPart<Id> &
  IdempotentPart<Id>;

type Responses<Id extends OperationId> = Contract[Id]['responses'];
type Content<Response, Media extends string> = Response extends { content: Record<Media, infer Body> } ? Body : never;
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202>;

/** The answers of the contract that are no refusals: JSON, or a stream of server-sent events. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: Responses<Id>[Status] extends { content: { 'application/json': unknown } }
    ? { status: Status; body: Content<Responses<Id>[Status], 'application/json'>; /** A Set-Cookie header. */ setCookie?: string }
    : { status: Status; events: AsyncIterable<Content<Responses<Id>[Status], 'text/event-stream'>> };
}[SuccessStatus<Id>];

type RefusalStatus<Id extends OperationId> = Exclude<Extract<keyof Responses<Id>, number>, 200 | 201 | 202>;

/** Each refusal that the contract names for this operation; its `default` is kept for what the HTTP layer itself refuses. */
export type RefusalOf<Id extends OperationId> = { [Status in RefusalStatus<Id>]: Refusal<Status> }[RefusalStatus<Id>];

export type Outcome<Id extends OperationId> = Answer<Id> | RefusalOf<Id>;

/** A schema of rules that names every field as the contract does, or none. */
type BodyWith<Id extends OperationId, Rules> = Rules extends FormSchema ? InferOutput<Rules> : BodyOf<Id>;

/** Said by every operation, so that a new one can't forget it; the route sees to it before anything else. */
export type RightPart<Id extends OperationId> = (typeof table)[Id]['secured'] extends true
  ? { right: Exclude<Right, 'none'>; impersonator: Impersonator }
  : { right: 'none' };

type Declaration<Id extends OperationId, Rules extends FormSchema | undefined> = RightPart<Id> & {
  /** The rules of the body that JSON Schema can't say. A body that breaks them is refused with 422 by the route. */
  rules?: Rules;
  /** Refused with 403 by the route where the session's last proof of who is there is old. The contract has to say so, too. */
  recentProof?: 403 extends keyof Responses<Id> ? boolean : never;
  /** The most bytes of a body that is a file, not JSON. */
  maxBodyBytes?: BodyOf<Id> extends Buffer ? Setting<number> : never;
  /** What is counted before the handler runs; one try too many is refused with 429 by the route. */
  limits?: (request: Context<Id, BodyWith<Id, NoInfer<Rules>>>) => readonly RateLimit[];
  handle: (context: Context<Id, BodyWith<Id, NoInfer<Rules>>>) => Promise<Outcome<Id>>;
};

export type Operation<Id extends OperationId> = Declaration<Id, FormSchema | undefined> & { id: Id };

/** One operation of the contract and what answers it. A response that the contract does not know does not compile. */
export function defineOperation<const Id extends OperationId, Rules extends FormSchema | undefined = undefined>(
  id: Id,
  declaration: Declaration<NoInfer<Id>, Rules>,
): Operation<Id> {
  // The route hands each handler the output of the rules that stand beside it.
  return { id, ...declaration } as Operation<Id>;
}

type AnyAnswer = { status: number; body: object; setCookie?: string } | { status: number; events: AsyncIterable<StreamEvent> };

/** Any operation, to be called with a context that was made from its own schemas. */
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
