import { defineCommand } from '../../../operator/define-command.ts';
import { requireChoice } from '../../../operator/list-options.ts';
import { euros } from '../../../operator/printed-values.ts';
import { readUuid } from '../../../operator/read-uuid.ts';
import { resolveRefund } from './resolve-refund.ts';

const results = ['succeeded', 'failed'] as const;

export const resolveRefundCommand = defineCommand('refund resolve', {
  parameters: ['ID'],
  values: ['--result'],
  isRecorded: true,
  about: 'Decide a refund whose gateway was removed: --result=succeeded or failed, which returns it to the balance; needs --reason',
  async run({ app, report, staff, values }, id) {
    const result = requireChoice(values, '--result', results);
    const resolved = await resolveRefund(app, readUuid(id, 'refund'), result, staff);
    report({ ...resolved, result }, (print) => {
      print(`Refund ${id} of ${euros(resolved.amountCents)} ${result === 'failed' ? 'failed and is back on the balance' : 'succeeded'}.`);
    });
    return true;
  },
});
