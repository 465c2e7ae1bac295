import * as v from 'valibot';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { describePromo, promoToReport } from './describe-promo.ts';
import { promoRepository } from './promo.repository.ts';
import { termsSchema, type Terms } from './read-terms.ts';
import type { Transaction } from '../../platform/database/database.ts';

const options: Readonly<Record<string, string>> = {
  code: 'CODE',
  off: 'OFF',
  periods: '--periods',
  plans: '--plans',
  uses: '--uses',
  perClient: '--per-client',
  from: '--from',
  until: '--until',
};

export const addPromoCommand = defineCommand('promo add', {
  parameters: ['CODE', 'OFF'],
  values: ['--periods', '--plans', '--uses', '--per-client', '--from', '--until', '--client'],
  isRecorded: true,
  about: 'Add a promo code with a discount such as 20% or 5.00 (euros)',
  async run({ app, report, values, staff }, code, off) {
    const input = {
      code,
      off,
      periods: values.get('--periods') ?? 'first',
      plans: values.get('--plans'),
      uses: values.get('--uses'),
      perClient: values.get('--per-client'),
      from: values.get('--from'),
      until: values.get('--until'),
    };
    const reading = v.safeParse(termsSchema, input);
    if (!reading.success) throw new OperatorError(reading.issues.map(sentenceOf).join('\n'));
    const terms = reading.output;
    const added = await app.database.transaction(async (tx) => {
      await checkPlans(tx, terms);
      const row = { ...rowOf(terms), client_id: await clientOf(tx, values.get('--client')), created_at: app.now() };
      if (!(await promoRepository(tx).insert(row))) throw new OperatorError(`Promo code ${terms.code} already exists.`);
      await recordChange(tx, staff, { operation: 'addPromo', clientId: row.client_id, subject: terms.code, details: { off } }, app.now());
      return (await promoRepository(tx).list()).find((one) => one.code === terms.code);
    });
    if (added) report(promoToReport(added), (print) => print(describePromo(added, app.now())));
    return true;
  },
});

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return `${options[v.getDotPath(issue) ?? ''] ?? 'The code'}: ${issue.message}.`;
}

async function checkPlans(tx: Transaction, { plans }: Terms): Promise<void> {
  if (plans === undefined) return;
  const known = (await currentCatalogue(tx)).plans.map(({ id }) => id);
  const missing = plans.filter((plan) => !known.includes(plan));
  if (missing.length > 0) throw new OperatorError(`--plans: unknown plan ${missing.join(', ')}. Known plans: ${known.join(', ')}.`);
}

async function clientOf(tx: Transaction, email: string | undefined): Promise<number | null> {
  if (email === undefined) return null;
  const user = await findRegistered(tx, email);
  if (user === undefined) throw new OperatorError(`No user is registered as ${email}.`);
  return user.clientId;
}

function rowOf({ code, off, periods, plans, uses, perClient, from, until }: Terms) {
  return {
    code,
    ...off,
    renews: periods === 'all',
    plans: plans === undefined ? null : JSON.stringify(plans),
    max_uses: uses ?? null,
    max_uses_per_client: perClient ?? null,
    valid_from: from ?? null,
    valid_until: until ?? null,
  };
}
