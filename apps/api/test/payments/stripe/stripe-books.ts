import {
  metadataAt,
  newId,
  nowSeconds,
  shaped,
  textAt,
  type Form,
  type Intent,
  type Metadata,
  type Method,
  type Refund,
  type Session,
} from './stripe-shapes.ts';

export type Answer = { status: number; body: object };

export const refused = (status: number, error: object): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'refused', ...error } },
});
const missing = (): Answer => refused(404, { code: 'resource_missing' });
const ok = (body: object): Answer => ({ status: 200, body });

/** Stripe's test cards, by how they behave when charged after being saved, or when refunded. */
export const asksAlways = '4000002760003184';
/** Its bank asks for the owner, and refuses the confirmation for the same reason. */
export const asksInVain = '4000000000009979';
const declinedLater = '4000000000000341';
const refundedLater = '4000000000007726';
const refundedNever = '4000000000005126';

/** The parameters we send, by Stripe's names. Any other is refused. */
const known: Readonly<Record<string, readonly string[]>> = {
  '/v1/checkout/sessions':
    'mode client_reference_id metadata locale success_url cancel_url allowed_payment_method_types customer_creation line_items payment_intent_data setup_intent_data saved_payment_method_options'.split(
      ' ',
    ),
  '/v1/payment_intents':
    'amount currency customer payment_method allowed_payment_method_types confirm description metadata off_session return_url'.split(' '),
  '/v1/refunds': ['payment_intent', 'amount', 'metadata'],
};

/** Stripe's state and its changes. */
export function stripeBooks() {
  const sessions = new Map<string, Session>();
  const given = new Map<string, Form>();
  const setUp = new Map<string, string>();
  const intents = new Map<string, Intent>();
  const methods = new Map<string, Method>();
  const numbers = new Map<string, string>();
  const refunds = new Map<string, Refund>();

  const shownIntent = (intent: Intent | undefined) => intent && { ...intent, payment_method: methods.get(intent.payment_method) ?? null };
  const shown = (session: Session, isExpanded: boolean): object => {
    if (!isExpanded) return session;
    const method = methods.get(setUp.get(session.id) ?? '');
    const setup_intent = method === undefined ? null : shaped('setup_intent', { status: 'succeeded', payment_method: method });
    return { ...session, payment_intent: shownIntent(intents.get(session.payment_intent ?? '')) ?? null, setup_intent };
  };

  function addMethod(number: string, customer: string | null): string {
    const brand = number.startsWith('5') ? 'mastercard' : 'visa';
    const card = { brand, last4: number.slice(-4), exp_month: 12, exp_year: 2034 };
    const kept = { customer, allow_redisplay: customer === null ? 'unspecified' : 'always' };
    const method = shaped('payment_method', { id: newId('pm'), card, metadata: {}, ...kept });
    methods.set(method.id, method);
    numbers.set(method.id, number);
    return method.id;
  }
  function addIntent(change: Pick<Intent, 'amount' | 'currency' | 'payment_method' | 'metadata' | 'status' | 'customer'>): Intent {
    const intent = shaped('payment_intent', {
      id: newId('pi'),
      created: nowSeconds(),
      last_payment_error: null,
      next_action: null,
      ...change,
    });
    intents.set(intent.id, intent);
    return intent;
  }
  function decline(intent: Intent, codes: { code: string; decline_code?: string }): Answer {
    const payment_method = methods.get(intent.payment_method);
    const error = { type: 'card_error', message: 'Your card was declined.', payment_method, ...codes };
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, next_action: null });
    return { status: 402, body: { error: { ...error, payment_intent: structuredClone(intent) } } };
  }
  function confirm(intent: Intent, returnUrl: string | null): Answer {
    if (methods.get(intent.payment_method)?.customer === null && intent.customer !== null) return missing();
    const number = numbers.get(intent.payment_method);
    if (number === declinedLater) return decline(intent, { code: 'card_declined', decline_code: 'generic_decline' });
    const askForOwner = () => decline(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
    if (number === asksInVain) return askForOwner();
    if (number !== asksAlways) return ok(Object.assign(intent, { status: 'succeeded' }));
    if (returnUrl === null) return askForOwner();
    const redirect_to_url = { url: `https://hooks.stripe.com/redirect/authenticate/${intent.id}`, return_url: returnUrl };
    const next_action = { type: 'redirect_to_url', redirect_to_url };
    return ok(Object.assign(intent, { status: 'requires_action', last_payment_error: null, next_action }));
  }

  function createSession(form: Form): Answer {
    const isSetup = textAt(form, 'mode') === 'setup';
    const id = newId('cs_test');
    const amount_total = isSetup ? null : Number(textAt(form, 'line_items', '0', 'price_data', 'unit_amount'));
    const session = shaped('checkout.session', {
      id,
      mode: isSetup ? 'setup' : 'payment',
      status: 'open' as const,
      payment_status: isSetup ? 'no_payment_required' : 'unpaid',
      amount_total,
      currency: textAt(form, 'line_items', '0', 'price_data', 'currency'),
      metadata: metadataAt(form, 'metadata'),
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    });
    sessions.set(id, session);
    given.set(id, form);
    return ok(session);
  }
  function createIntent(form: Form): Answer {
    const method = methods.get(textAt(form, 'payment_method') ?? '');
    const customer = textAt(form, 'customer');
    if (method === undefined || method.customer === null || method.customer !== customer) return missing();
    const sum = { amount: Number(textAt(form, 'amount')), currency: textAt(form, 'currency') ?? '' };
    const intent = addIntent({
      ...sum,
      customer,
      payment_method: method.id,
      metadata: metadataAt(form, 'metadata'),
      status: 'requires_payment_method',
    });
    return confirm(intent, textAt(form, 'return_url'));
  }
  function createRefund(form: Form): Answer {
    const intent = intents.get(textAt(form, 'payment_intent') ?? '');
    if (intent?.status !== 'succeeded') return missing();
    const back = [...refunds.values()].filter(({ payment_intent: of, status }) => of === intent.id && status !== 'failed');
    const left = intent.amount - back.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(textAt(form, 'amount'));
    if (amount > left) return refused(400, { code: 'charge_already_refunded' });
    const number = numbers.get(intent.payment_method);
    const status = number === refundedLater || number === refundedNever ? 'pending' : 'succeeded';
    const of = { currency: intent.currency, payment_intent: intent.id, metadata: metadataAt(form, 'metadata') };
    const refund = shaped('refund', { id: newId('re'), amount, status, ...of });
    refunds.set(refund.id, refund);
    return ok(refund);
  }
  function end(thing: Session | Intent): Answer {
    const isSession = 'mode' in thing;
    if (isSession ? thing.status !== 'open' : !['requires_payment_method', 'requires_action'].includes(thing.status)) {
      return refused(400, { code: 'payment_intent_unexpected_state' });
    }
    return ok(Object.assign(thing, isSession ? { status: 'expired', url: null } : { status: 'canceled' }));
  }

  return {
    post(where: string, form: Form): Answer {
      const unknown = Object.keys(form).find((name) => known[where] !== undefined && !known[where].includes(name));
      if (unknown !== undefined) return refused(400, { code: 'parameter_unknown', param: unknown });
      if (where === '/v1/checkout/sessions') return createSession(form);
      if (where === '/v1/payment_intents') return createIntent(form);
      if (where === '/v1/refunds') return createRefund(form);
      const [, id = '', act] = /\/(\w+)\/(\w+)$/.exec(where) ?? [];
      const changed = intents.get(where.split('/').at(-1) ?? '');
      if (changed !== undefined) {
        const metadata = { ...changed.metadata, ...metadataAt(form, 'metadata') };
        return ok(Object.assign(changed, { metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== '')) }));
      }
      const intent = intents.get(id);
      if (act === 'confirm' && intent !== undefined) return confirm(intent, textAt(form, 'return_url'));
      const thing = sessions.get(id) ?? intent;
      return thing === undefined ? missing() : end(thing);
    },
    get(where: string, query: URLSearchParams): Answer {
      const list = (data: object[]) => ok({ object: 'list', data, has_more: false, url: where });
      const since = Number(query.get('created[gte]'));
      if (where === '/v1/payment_intents') return list([...intents.values()].filter(({ created }) => created >= since).toReversed());
      if (where === '/v1/refunds')
        return list([...refunds.values()].filter(({ payment_intent: of }) => of === query.get('payment_intent')));
      const id = where.split('/').at(-1) ?? '';
      const session = sessions.get(id);
      if (session !== undefined)
        return ok(
          shown(
            session,
            [...query.keys()].some((key) => key.startsWith('expand')),
          ),
        );
      const intent = intents.get(id);
      return intent === undefined ? missing() : ok(intent);
    },
    deleteCustomer(customer: string): Answer {
      const theirs = [...methods.values()].filter((method) => method.customer === customer);
      for (const method of theirs) method.customer = null;
      return theirs.length === 0 ? missing() : ok({ id: customer, object: 'customer', deleted: true });
    },
    session: (id: string) => sessions.get(id),
    given: (id: string) => given.get(id),
    intent: (id: string) => intents.get(id),
    refunds: () => [...refunds.values()],
    intents: () => [...intents.values()],
    /** The payer enters a card on the page. */
    complete(session: Session, number: string, wantsKept: boolean): void {
      const form = given.get(session.id) ?? {};
      const mayKeep = textAt(form, 'saved_payment_method_options', 'payment_method_save') === 'enabled';
      const isKept = session.mode === 'setup' || (wantsKept && mayKeep);
      const method = addMethod(number, isKept ? newId('cus') : null);
      if (session.mode === 'setup') setUp.set(session.id, method);
      else {
        const metadata: Metadata = metadataAt(form, 'payment_intent_data', 'metadata');
        const sum = { amount: session.amount_total ?? 0, currency: session.currency ?? '' };
        const paid = addIntent({ ...sum, metadata, payment_method: method, customer: null, status: 'succeeded' });
        Object.assign(session, { payment_intent: paid.id, payment_status: 'paid' });
      }
      Object.assign(session, { status: 'complete', url: null });
    },
    authenticate(intent: Intent, isOwner: boolean): void {
      if (isOwner) Object.assign(intent, { status: 'succeeded', next_action: null });
      else decline(intent, { code: 'payment_intent_authentication_failure' });
    },
    /** How a pending refund ends. */
    endOf: (refund: Refund): string =>
      numbers.get(intents.get(refund.payment_intent)?.payment_method ?? '') === refundedNever ? 'failed' : 'succeeded',
  };
}
