import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processEnv } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { freePort } from '../free-port.ts';
import { shopper } from '../shop.ts';
import { testedDatabases, copyEmbeddedDatabase, startTestApi, temporaryFolder, type Registered, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { startCollector, type Collector, type SeenSpan } from './collector.ts';

const remote = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const lateTrace = '1af7651916cd43dd8448eb211c80319d';
const lateParent = `00-${lateTrace}-${remote.spanId}-01`;
const traceparent = `00-${remote.traceId}-${remote.spanId}-01`;

describe.each(testedDatabases)('traces on %s', (database) => {
  let collector: Collector;
  let api: TestApi;
  let mira: Registered;
  beforeAll(async () => {
    collector = await startCollector();
    api = await startTestApi({ database, env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` } });
    mira = await api.register();
  });
  afterAll(async () => {
    await api.close();
    collector.close();
  });

  const span = (what: string, is: (seen: SeenSpan) => boolean) => waitFor(what, () => collector.spans().find(is));
  const traceOf = ({ traceId }: SeenSpan) => collector.spans().filter((seen) => seen.traceId === traceId);

  test('an order is one trace with its request and its queries', fullOnly, async () => {
    const shop = shopper(api.call, mira.token);
    const invoiceId = await shop.order();
    const order = await span('the order', ({ attributes }) => attributes['portico.operation'] === 'placeOrder');
    expect(order.name).toBe('POST /v1/order/order');
    expect(order.attributes).toMatchObject({ 'http.route': '/v1/order/order', 'http.response.status_code': 200 });
    expect(order.attributes['portico.request_id']).toMatch(/^req-/);
    const queries = traceOf(order).filter(({ parentSpanId }) => parentSpanId === order.spanId);
    expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['UPDATE invoice_counter', 'INSERT invoice', 'INSERT service']));
    await shop.pay(invoiceId, 2);
    const gateway = await span('the gateway', ({ name }) => name.startsWith('gateway.'));
    expect(gateway.parentSpanId).toBeDefined();
  });

  test('a job continues the trace of the request that enqueued it', async () => {
    const mail = await span('the mail of the sign-up', ({ name }) => name === 'mail.send');
    const names = traceOf(mail).map(({ name, spanId }) => [name, spanId]);
    expect(names).toContainEqual(['job send-mail', mail.parentSpanId]);
    const { attributes } = await span('the sign-up', ({ traceId, parentSpanId }) => traceId === mail.traceId && parentSpanId === undefined);
    expect(attributes['portico.operation']).toBe('signUp');
  });

  test("a sandbox payment is one trace through its webhook to the server's setup", fullOnly, async () => {
    const shop = shopper(api.call, mira.token);
    const { url } = await shop.checkout(await shop.order());
    await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual', headers: { traceparent } });
    const webhook = await span('the webhook', ({ name, traceId }) => name === 'POST /webhooks/sandbox' && traceId === remote.traceId);
    const driver = await span('the driver', ({ name, traceId }) => name.startsWith('provisioning.') && traceId === webhook.traceId);
    // The job ends after its webhook was answered, by when the server may be set up.
    await span('the delivery', ({ name, traceId }) => name === 'job simulation.deliver-webhook' && traceId === webhook.traceId);
    expect(traceOf(driver).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['job simulation.deliver-webhook', 'POST /webhooks/sandbox']),
    );
  });

  test('a trace continues a valid traceparent and ignores an invalid one', fullOnly, async () => {
    const ask = (header: string) => fetch(`${api.url}/v1/account/meta`, { headers: { traceparent: header, 'user-agent': 'a-browser' } });
    await ask(`00-${remote.traceId.replace('0', '1')}-${remote.spanId}-01`);
    const goneOn = await span('what goes on', ({ traceId }) => traceId === remote.traceId.replace('0', '1'));
    expect([goneOn.parentSpanId, goneOn.attributes['http.response.status_code']]).toEqual([remote.spanId, 401]);
    const before = collector.spans().length;
    await ask("00-xyz'; drop table span--1");
    await waitFor('a trace of its own', () =>
      collector
        .spans()
        .slice(before)
        .find(({ attributes }) => attributes['http.response.status_code'] === 401),
    );
    expect(collector.received().includes('drop table')).toBe(false);
  });

  test("a late body belongs to its request's trace", fullOnly, async () => {
    const late = request(`${api.url}/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: lateParent },
    });
    late.write('{"email": "nobody@example.com", ');
    await delay(100);
    late.end('"password": "Correct-Horse-7", "rememberMe": 0}');
    await once(late, 'response');
    const login = await span(
      'the login',
      ({ attributes, traceId }) => attributes['portico.operation'] === 'login' && traceId === lateTrace,
    );
    expect(traceOf(login).map(({ name }) => name)).toContain('INSERT rate_limit');
  });

  test('a trace contains no personal data, token or query value', async () => {
    // Can't occur in an id or a time.
    const code = 'wxyzwx';
    await api.call('verifyEmail', { body: { email: mira.email, token: code } });
    await fetch(`${api.url}/v1/nowhere-of-wxyz?token=query-wxyz`, { headers: { cookie: 'a=cookie-wxyz' } });
    success(await api.call('login', { body: { email: mira.email, password: mira.password, rememberMe: 0 } }));
    const { traceId } = await span('the sign-in', ({ attributes }) => attributes['portico.operation'] === 'login');
    await waitFor('its queries', () => (collector.spans().filter((seen) => seen.traceId === traceId).length > 3 ? true : undefined));
    const received = collector.received();
    expect(received).toContain('verifyEmail');
    const secrets = [mira.email, mira.password, mira.token, code, 'Novak', 'wxyz', 'a-browser', '$argon2', '$1', '127.0.0.1'];
    expect(secrets.filter((secret) => received.includes(secret))).toEqual([]);
  });
});

/** Records a log. `received` returns what it contains so far. */
function watchedLog() {
  let received = '';
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      received += chunk.toString();
      done();
    },
  });
  return { log, received: () => received };
}

test.each(['down', 'silent'])(
  'a collector that is %s causes one log line and delays neither responses nor the stop',
  fullOnly,
  async (how) => {
    const { log, received } = watchedLog();
    const collector = await startCollector();
    if (how === 'silent') collector.silence();
    else collector.close();
    const api = await startTestApi({ log, env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    const { token } = await api.register();
    const shop = shopper(api.call, token);
    for (let count = 0; count < 20; count += 1) await shop.order();
    await waitFor('the line', () => (received().includes('trace export failed') ? true : undefined));
    const began = performance.now();
    await api.close();
    expect(performance.now() - began).toBeLessThan(api.app.configuration.drainTimeoutMs);
    expect(received().split('trace export failed')).toHaveLength(2);
    if (how === 'silent') collector.close();
  },
);

test('no SDK is loaded without a collector', fullOnly, async () => {
  const folder = temporaryFolder();
  copyEmbeddedDatabase(folder);
  const port = String(await freePort());
  const loaded = (env: Record<string, string>): unknown => {
    const settings = { ...processEnv(), DATA_FOLDER: folder, HOST: '127.0.0.1', PORT: port, ...env };
    return JSON.parse(
      execFileSync(process.execPath, [path.join(import.meta.dirname, 'loaded-packages.ts')], { env: settings, encoding: 'utf8' }),
    );
  };
  // prom-client uses the bare API for exemplars.
  expect(loaded({})).toEqual(['@opentelemetry/api']);
  expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toEqual(
    expect.arrayContaining(['@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/sdk-trace']),
  );
});
