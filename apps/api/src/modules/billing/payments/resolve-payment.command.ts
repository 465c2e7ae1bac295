import { defineCommand } from '../../../operator/define-command.ts';
import { requireChoice } from '../../../operator/list-options.ts';
import { euros } from '../../../operator/printed-values.ts';
import { readUuid } from '../../../operator/read-uuid.ts';
import { resolvePayment } from './resolve-payment.ts';

const results = ['paid', 'cancelled'] as const;

export const resolvePaymentCommand = defineCommand('payment resolve', {
  parameters: ['ID'],
  values: ['--result'],
  isRecorded: true,
  about: 'Decide a pending payment whose gateway was removed: --result=paid or cancelled; needs --reason',
  async run({ app, report, staff, values }, id) {
    const result = requireChoice(values, '--result', results);
    const resolved = await resolvePayment(app, readUuid(id, 'payment'), result, staff);
    report({ ...resolved, result }, (print) => print(`Payment ${id} of ${euros(resolved.amountCents)} is ${result}.`));
    return true;
  },
});
