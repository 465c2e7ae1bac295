import type { operations } from '@portico/contract';
import type { operations as operationTable, OperationId } from '@portico/contract/operations';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The successful result of an operation: done (200), created (201) or accepted (202). */
export type OperationResult<Id extends OperationId> = {
  [Status in Extract<keyof Responses<Id>, 200 | 201 | 202>]: Json<Responses<Id>[Status]>;
}[Extract<keyof Responses<Id>, 200 | 201 | 202>];

/** Operations with a file as their body; `uploadFile` of this package sends it. */
type UploadId = {
  [Id in OperationId]: operations[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } } ? Id : never;
}[OperationId];

/** Operations with JSON input and output: all but the event stream and file uploads. */
export type CallableId = Exclude<{ [Id in OperationId]: [OperationResult<Id>] extends [never] ? never : Id }[OperationId], UploadId>;

/** Read-only operations, which a query may repeat at any time. */
export type ReadId = { [Id in CallableId]: (typeof operationTable)[Id]['method'] extends 'get' ? Id : never }[CallableId];

export type WriteId = Exclude<CallableId, ReadId>;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The query parameters of an operation, by their names in the contract. */
export type OperationQuery<Id extends OperationId> = Exclude<Parameters<Id>['query'], undefined>;

type QueryPart<Id extends OperationId> = [OperationQuery<Id>] extends [never]
  ? { query?: never }
  : Parameters<Id> extends { query: object }
    ? { query: OperationQuery<Id> }
    : { query?: OperationQuery<Id> };

type BodyPart<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };

/** A UUID that the caller creates once per operation and resends with every retry. */
type KeyPart<Id extends OperationId> = (typeof operationTable)[Id]['idempotent'] extends true
  ? { idempotencyKey: string }
  : { idempotencyKey?: never };

/** The token from the first step of a sign-in, used instead of a session's token. */
type ChallengePart<Id extends OperationId> = (typeof operationTable)[Id]['challenged'] extends true
  ? { challengeToken: string }
  : { challengeToken?: never };

/** The input of an operation, without the options of a single call. */
export type OperationInput<Id extends OperationId> = QueryPart<Id> & BodyPart<Id> & KeyPart<Id> & ChallengePart<Id>;

export type CallOptions<Id extends OperationId> = OperationInput<Id> & { signal?: AbortSignal | undefined };
