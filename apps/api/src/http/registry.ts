import type { OperationId } from '@portico/contract/operations';
import type { Operation } from './operation.ts';

type Handlers = { [Id in OperationId]: Operation<Id> };

/** Who answers each operation of the contract. While the first modules are being written some are missing and answer 503. */
export const handlers = {} satisfies Partial<Handlers>;
