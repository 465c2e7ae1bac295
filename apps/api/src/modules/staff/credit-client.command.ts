import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { euros } from '../../operator/printed-values.ts';
import { findClientId } from '../account/find-client.ts';
import { centsFromText } from '../billing/transfers/cents-from-text.ts';
import { creditClient } from './credit-client.ts';

const maxCents = 100_000_000;

export const creditClientCommand = defineCommand('client credit', {
  parameters: ['EMAIL_OR_ID', 'AMOUNT'],
  isRecorded: true,
  about: "Add euros to a client's balance, or take off with a minus; needs --reason",
  async run({ app, report, staff }, given, amount) {
    const amountCents = centsFromText(amount);
    if (amountCents === null || amountCents === 0 || Math.abs(amountCents) > maxCents)
      throw new OperatorError('AMOUNT must be euros with at most two decimals, such as 12.50 or -12.50.');
    const credited = await app.database.transaction(async (tx) =>
      creditClient(app, tx, { clientId: await findClientId(tx, given), amountCents }, staff),
    );
    report(credited, (print) =>
      print(`Booked ${euros(amountCents)} for client ${credited.clientId}. Balance: ${euros(credited.balanceCents)}.`),
    );
    return true;
  },
});
