import type { OperationId } from '@portico/contract/operations';
import type { App } from '../app.ts';
import type { AnyJob } from '../jobs/define-job.ts';
import type { AnyMail } from '../mail/define-mail.ts';
import type { Operation } from '../operations/operation.ts';
import type { Command } from '../operator/define-command.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { DomainEvent } from '../platform/events/domain-event.ts';
import type { Setting } from '@portico/drivers/define-setting';

/** A handler for every operation of the contract, by operation id. */
export type Handlers = { readonly [Id in OperationId]: Operation<Id> };

export type Listener<Payload> = { event: DomainEvent<Payload>; handle(app: App, tx: Transaction, payload: Payload): Promise<void> };

/** Runs `handle` when the event is emitted, in the emitter's transaction. */
export function on<Payload>(event: DomainEvent<Payload>, handle: Listener<Payload>['handle']): Listener<Payload> {
  return { event, handle };
}

/** The parts that a module adds to the API. `registry/modules.ts` lists the modules. */
export type Module<Own extends Partial<Handlers>> = {
  /** Handlers of the contract's operations. Compilation fails if an operation has no handler. */
  operations?: Own;
  /** Background jobs. Each job has a separate queue. */
  jobs?: readonly AnyJob[];
  mails?: readonly AnyMail[];
  /** Environment variables, in the order of `--help` and the production guide. */
  settings?: readonly Setting[];
  /** Commands of `pnpm operator`. */
  commands?: readonly Command[];
  listeners?: readonly Listener<never>[];
};

export function defineModule<Own extends Partial<Handlers>>(module: Module<Own>): Module<Own> {
  return module;
}
