import { defineCommand } from '../../../operator/define-command.ts';
import { serversRepository } from './servers.repository.ts';

/** As long as the alert in the production guide: setting up a server takes minutes. */
const patienceMinutes = 30;

export const checkServicesCommand = defineCommand('service check', {
  about: `Find services that are paid and not active after ${patienceMinutes} minutes; exit code 1 where there are any`,
  async run({ app, print }) {
    const before = new Date(app.now().getTime() - patienceMinutes * 60_000);
    const waiting = await app.database.read((tx) => serversRepository(tx).paidAndNotActive(before));
    for (const { id, hostname, paidAt } of waiting)
      print(`! service ${id} (${hostname}) is paid since ${paidAt.toISOString()}, and not active`);
    print(waiting.length === 0 ? 'What is paid was delivered.' : `${waiting.length} paid services wait for their servers.`);
    return waiting.length === 0;
  },
});
