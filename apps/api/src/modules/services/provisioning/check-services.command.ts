import { defineCommand } from '../../../operator/define-command.ts';
import { allServersRepository } from './all-servers.repository.ts';

/** As long as the alert in the production guide: setting up a server takes minutes, and removing one does too. */
const patienceMinutes = 30;

export const checkServicesCommand = defineCommand('service check', {
  about: `List services still inactive ${patienceMinutes} minutes after payment, and servers that deleted ones still have; exits with 1 if there are any`,
  async run({ app, report }) {
    const before = new Date(app.now().getTime() - patienceMinutes * 60_000);
    const { waiting, notRemoved } = await app.database.read(async (tx) => {
      const servers = allServersRepository(tx);
      return { waiting: await servers.paidAndNotActive(before), notRemoved: await servers.notRemoved(before) };
    });
    report({ waiting, notRemoved }, (print) => {
      for (const { id, hostname, failure, paidAt } of waiting) {
        const reason = failure === null ? '' : `: ${failure}`;
        print(`! service ${id} (${hostname}) was paid at ${paidAt.toISOString()} and is not active${reason}`);
      }
      for (const { id, hostname, endedAt } of notRemoved)
        print(`! service ${id} (${hostname}) was deleted at ${endedAt.toISOString()} and its server is not removed`);
      print(waiting.length === 0 ? 'All paid services are active.' : `${waiting.length} paid services are not active.`);
    });
    return waiting.length + notRemoved.length === 0;
  },
});
