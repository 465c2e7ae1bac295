import type { operations } from '@portico/contract';
import type { operations as operationTable, OperationId } from '@portico/contract/operations';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation answers when it succeeds: done (200), made (201), or begun (202). */
export type OperationResult<Id extends OperationId> = {
  [Status in Extract<keyof Responses<Id>, 200 | 201 | 202>]: Json<Responses<Id>[Status]>;
}[Extract<keyof Responses<Id>, 200 | 201 | 202>];

/** Those whose body is a file: `uploadFile` of this package sends it. */
type UploadId = {
  [Id in OperationId]: operations[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } } ? Id : never;
}[OperationId];

/** The operations that take and answer JSON: all but the event stream and files. */
export type CallableId = Exclude<{ [Id in OperationId]: [OperationResult<Id>] extends [never] ? never : Id }[OperationId], UploadId>;

/** The operations that only read: what a query may ask for again at any time. */
export type ReadId = { [Id in CallableId]: (typeof operationTable)[Id]['method'] extends 'get' ? Id : never }[CallableId];

export type WriteId = Exclude<CallableId, ReadId>;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The query values of an operation, by their names on the wire. */
export type OperationQuery<Id extends OperationId> = Exclude<Parameters<Id>['query'], undefined>;

type QueryPart<Id extends OperationId> = [OperationQuery<Id>] extends [never]
  ? { query?: never }
  : Parameters<Id> extends { query: object }
    ? { query: OperationQuery<Id> }
    : { query?: OperationQuery<Id> };

type BodyPart<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };

/** A UUID that the caller makes once for one wish and sends again with every retry of it. */
type KeyPart<Id extends OperationId> = (typeof operationTable)[Id]['idempotent'] extends true
  ? { idempotencyKey: string }
  : { idempotencyKey?: never };

/** The token of a sign-in's first step, which stands in for that of a session. */
type ChallengePart<Id extends OperationId> = (typeof operationTable)[Id]['challenged'] extends true
  ? { challengeToken: string }
  : { challengeToken?: never };

/** What an operation wants to be told, without what belongs to a single call. */
export type OperationInput<Id extends OperationId> = QueryPart<Id> & BodyPart<Id> & KeyPart<Id> & ChallengePart<Id>;

export type CallOptions<Id extends OperationId> = OperationInput<Id> & { signal?: AbortSignal | undefined };
