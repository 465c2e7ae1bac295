import { assignMaxGigabytes } from '@portico/contract/limits';
import { publish } from '../../platform/events/publish.ts';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { actFor } from '../../operations/act-for.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { gigabyteBytes } from './gigabytes.ts';
import { grantToPool } from './traffic-pool.ts';

export const grantTrafficCommand = defineCommand('traffic grant', {
  parameters: ['EMAIL', 'GIGABYTES'],
  isRecorded: true,
  about: "Add gigabytes (10^9 bytes) to a client's traffic pool",
  async run({ app, report, staff }, email, gigabytes) {
    const count = Number(gigabytes);
    if (!/^[1-9]\d{0,6}$/.test(gigabytes) || count > assignMaxGigabytes)
      throw new OperatorError(`GIGABYTES must be a whole number from 1 to ${assignMaxGigabytes}.`);
    const clientId = await app.database.transaction(async (tx) => {
      const user = await findRegistered(tx, email);
      if (user === undefined) throw new OperatorError(`No user is registered as ${email}.`);
      const bytes = count * gigabyteBytes;
      const isGranted = await grantToPool(tx, actFor(user.clientId), { bytes, at: app.now() });
      if (!isGranted) throw new OperatorError('That would exceed the maximum of the traffic pool.');
      await recordChange(tx, staff, { operation: 'grantTraffic', clientId: user.clientId, details: { gigabytes: count } }, app.now());
      publish.service(tx, user.clientId, null, 'service.traffic_changed', 'active');
      return user.clientId;
    });
    report({ clientId, gigabytes: count }, (print) => print(`Added ${count} GB to the traffic pool of client ${clientId}.`));
    return true;
  },
});
