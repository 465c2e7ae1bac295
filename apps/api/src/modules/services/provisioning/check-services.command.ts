import { defineCommand } from '../../../operator/define-command.ts';
import { allServersRepository } from './all-servers.repository.ts';

/** As long as the alert in the production guide: setting up a server takes minutes. */
const patienceMinutes = 30;

export const checkServicesCommand = defineCommand('service check', {
  about: `List services still inactive ${patienceMinutes} minutes after payment; exits with 1 if there are any`,
  async run({ app, report }) {
    const before = new Date(app.now().getTime() - patienceMinutes * 60_000);
    const waiting = await app.database.read((tx) => allServersRepository(tx).paidAndNotActive(before));
    report({ waiting }, (print) => {
      for (const { id, hostname, failure, paidAt } of waiting) {
        const reason = failure === null ? '' : `: ${failure}`;
        print(`! service ${id} (${hostname}) was paid at ${paidAt.toISOString()} and is not active${reason}`);
      }
      print(waiting.length === 0 ? 'All paid services are active.' : `${waiting.length} paid services are not active.`);
    });
    return waiting.length === 0;
  },
});
