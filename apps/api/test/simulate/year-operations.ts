import { randomUUID } from 'node:crypto';
import { submit } from '../payments/card-holder.ts';
import type { ScheduleClient } from '../schedules/schedule-client.ts';
import { signInClient } from '../schedules/schedule-client.ts';
import { perform } from '../schedules/perform.ts';
import { pick } from '../schedules/plan.ts';
import type { Stage } from '../schedules/stage.ts';
import { sandbox } from '../shop.ts';
import { signupRequest } from '../test-api.ts';
import type { SimulatedMachine } from './simulated-machine.ts';
import type { OwnKind, YearOperation } from './year-plan.ts';

type Answers = readonly (string | number)[];
/** What an operation answered, and what its client does once the mails have arrived. */
export type Outcome = { answers: Answers; afterMails?: () => Promise<Answers> };
export type YearStage = Omit<Stage, 'clients'> & { clients: ScheduleClient[] };

type PerformOwn = (machine: SimulatedMachine, stage: YearStage, client: ScheduleClient, operation: YearOperation) => Promise<Outcome>;

const ownOperations: Record<OwnKind, PerformOwn> = {
  /** Opens a payment page, and decides a few minutes later. */
  async slowTopUp(_machine, _stage, client, { side, draw }) {
    const body = { paymentmethod: sandbox, amount: 10 + Math.floor(draw('amount') * 60) };
    const reply = await client.ask(side, ({ call, token }) => call('topUpBalance', { token, idempotencyKey: randomUUID(), body }));
    const page = reply.ok ? reply.body.url : null;
    const answers = [reply.status];
    if (page === null) return { answers };
    const decision = pick(['pay', 'pay', 'decline', 'leave'], draw('decision')) ?? 'pay';
    return { answers, afterMails: async () => [(await submit(page, { decision })).status] };
  },
  async power(_machine, _stage, client, { side, draw }) {
    const services = await client.ask(side, ({ call, token }) => call('listServices', { token, query: { 'per-page': 100 } }));
    const service = services.ok ? pick(services.body.items, draw('service')) : undefined;
    if (service === undefined) return { answers: services.ok ? ['no server'] : [services.status] };
    const action = pick(['start', 'stop', 'restart', 'force_off'] as const, draw('action')) ?? 'start';
    const reply = await client.ask(side, ({ call, token }) =>
      call('changeServicePower', { token, query: { id: service.id }, body: { action } }),
    );
    return { answers: [reply.status] };
  },
  async ticket(_machine, _stage, client, { index, side, draw }) {
    const idempotencyKey = randomUUID();
    const body = { subject: `Question ${index}`, description: 'Which system is it?', department: 'support', service_id: null } as const;
    const open = () => client.ask(side, ({ call, token }) => call('createTicket', { token, idempotencyKey, body }));
    const replies = await Promise.all(draw('twice') < 0.5 ? [open(), open()] : [open()]);
    const opened = new Set(replies.flatMap((reply) => (reply.ok ? [reply.body.ticket_id] : [])));
    return { answers: opened.size > 1 ? ['two tickets by one key'] : replies.map(({ status }) => status) };
  },
  async removeCard(_machine, _stage, client, { side, draw }) {
    const kept = await client.ask(side, ({ call, token }) => call('listCards', { token }));
    const card = kept.ok ? pick(kept.body.items, draw('card')) : undefined;
    if (card === undefined) return { answers: kept.ok ? ['no card'] : [kept.status] };
    return { answers: [(await client.ask(side, ({ call, token }) => call('removeCard', { token, query: { id: card.id } }))).status] };
  },
  signUp: (machine, stage) => signUp(machine, stage.clients),
};

/** Signs up. The client verifies once the code has arrived, and joins the others. */
export async function signUp({ call, post }: SimulatedMachine, clients: ScheduleClient[]): Promise<Outcome> {
  const body = signupRequest();
  const { status } = await call('signUp', { body });
  return {
    answers: [status],
    async afterMails() {
      const token = post.codeFor(body.email);
      if (token === undefined) return ['no code yet'];
      const verified = await call('verifyEmail', { body: { email: body.email, token } });
      if (verified.ok) clients.push(await signInClient([call, call], body.email));
      return [verified.status];
    },
  };
}

const isOwn = (kind: string): kind is OwnKind => kind in ownOperations;

export async function performInYear(machine: SimulatedMachine, stage: YearStage, operation: YearOperation): Promise<Outcome> {
  const { kind, draw } = operation;
  const position = Math.floor(draw('client') * stage.clients.length);
  const client = stage.clients[position];
  if (client === undefined) return { answers: ['no client yet'] };
  if (isOwn(kind)) return ownOperations[kind](machine, stage, client, operation);
  return { answers: await perform(stage, { ...operation, kind, client: position }) };
}
