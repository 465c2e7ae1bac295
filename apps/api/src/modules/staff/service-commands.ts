import type { App } from '../../app.ts';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import type { Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { serviceNumber } from '../services/service-number.ts';
import { deleteService, releaseService, suspendService, type ChangedService } from './change-service.ts';
import { forgetServer } from './forget-server.ts';
import { moveDueDate } from './move-due-date.ts';

type Change = (app: App, serviceId: number, staff: Staff) => Promise<ChangedService>;
type ChangeInTransaction = (app: App, tx: Transaction, serviceId: number, staff: Staff) => Promise<ChangedService>;

const inTransaction =
  (change: ChangeInTransaction): Change =>
  (app, serviceId, staff) =>
    app.database.transaction((tx) => change(app, tx, serviceId, staff));

const serviceCommand = (verb: string, about: string, change: Change, done: (service: ChangedService) => string) =>
  defineCommand(`service ${verb}`, {
    parameters: ['ID'],
    isRecorded: true,
    about,
    async run({ app, report, staff }, id) {
      const service = await change(app, serviceNumber(id), staff);
      report(service, (print) => print(done(service)));
      return true;
    },
  });

export const suspendServiceCommand = serviceCommand(
  'suspend',
  'Suspend a service until staff release it; needs --reason',
  inTransaction(suspendService),
  ({ id, hostname }) => `Suspended service ${id} (${hostname}). Its server is switched off.`,
);

export const releaseServiceCommand = serviceCommand(
  'release',
  'Release a service that staff suspended',
  inTransaction(releaseService),
  ({ id, hostname, status }) =>
    status === 'active'
      ? `Service ${id} (${hostname}) is active again.`
      : `Service ${id} (${hostname}) stays suspended: an invoice is overdue.`,
);

export const deleteServiceCommand = serviceCommand(
  'delete',
  'Delete a service with its server and all data, at once; needs --reason',
  inTransaction(deleteService),
  ({ id, hostname }) => `Deleted service ${id} (${hostname}). Its server is being removed.`,
);

export const forgetServerCommand = serviceCommand(
  'forget-server',
  'Release the addresses of a deleted service whose host is lost for good; needs --reason',
  forgetServer,
  ({ id, hostname }) => `The server of service ${id} (${hostname}) counts as removed. Its addresses are in quarantine.`,
);

export const moveDueDateCommand = defineCommand('service move-due-date', {
  parameters: ['ID', 'DAY'],
  isRecorded: true,
  about: 'Move the day on which a service is due, such as 2026-12-31; needs --reason',
  async run({ app, report, staff }, id, day) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day)
      throw new OperatorError('DAY must be a day such as 2026-12-31.');
    const service = await app.database.transaction((tx) => moveDueDate(app, tx, { serviceId: serviceNumber(id), to: day }, staff));
    report(service, (print) => print(`Service ${id} (${service.hostname}) is ${service.status} and due on ${service.nextDueDate}.`));
    return true;
  },
});
