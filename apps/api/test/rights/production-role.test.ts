import { readFileSync, rmSync } from 'node:fs';
import { operations, type OperationId } from '@portico/contract/operations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runOperator } from '../../src/run-operator.ts';
import { png } from '../attachments/pictures.ts';
import { success } from '../contract-client.ts';
import { colleagueOf, type Colleague } from '../people.ts';
import { createProductionRole, type ProductionRole } from '../production-role.ts';
import { password, startTestApi, temporaryFolder, type Registered, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { exampleRequest, send, type Answered, type RequestParts } from './example-request.ts';
import { oneOfEverything, openSessionOf, origin } from './one-of-everything.ts';
import { idKinds, type OwnIds } from './own-ids.ts';

let role: ProductionRole;
let folder: string;
let api: TestApi;
let main: Registered;
let newMainUser: Colleague;
let own: OwnIds;

beforeAll(async () => {
  folder = temporaryFolder();
  role = await createProductionRole('template', folder);
  api = await startTestApi({ env: { DATABASE_URL: role.url, DATA_FOLDER: folder, RATE_LIMIT_FACTOR: '100000', PUBLIC_URL: origin } });
  main = await api.register();
  newMainUser = await colleagueOf(api, main.token);
  const env = { DATABASE_URL: role.url, DATA_FOLDER: folder };
  await runOperator(['traffic', 'grant', main.email, '10'], env, { print: () => {}, complain: () => {} });
  own = await oneOfEverything(api, main, { user: (await colleagueOf(api, main.token)).id, sessionOf: main.user.id });
});
afterAll(async () => {
  await api.close();
  await role.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Run last, because they remove what others need. */
const last: readonly OperationId[] = [
  'disableVnc',
  'unmountIso',
  'reinstallService',
  'requestCancellation',
  'withdrawCancellation',
  'closeTicket',
  'removeRdns',
  'removeFile',
  'endSession',
  'removeCard',
  'removePasskey',
  'cancelInvitation',
  'removeClientUser',
  'endOtherSessions',
  'changePassword',
  'transferMainUser',
];
/** Run first, because others need what it starts. */
const first: readonly OperationId[] = ['enableVnc'];
const between = (Object.keys(operations) as OperationId[]).filter((id) => !first.includes(id) && !last.includes(id));
const inOrder = [...first, ...between, ...last];

/** Refused, because their input comes from a mail, a device or a message, or they need another state of the account. */
const refused: ReadonlySet<OperationId> = new Set([
  'acceptInvitation',
  'completeEmailChange',
  'completeTelegramLink',
  'completeTwoFactorGoogle',
  'confirmPasskey',
  'disableTwoFactor',
  'endReportedSession',
  'exchangeImpersonationCode',
  'getInvitation',
  'getInvoiceDocument',
  'loginPasskey',
  'loginTwoFactor',
  'loginTwoFactorPasskey',
  'regenerateRecoveryCodes',
  'registerPasskey',
  'requestDisableTwoFactor',
  'requestPasskeyTwoFactor',
  'requestTelegramLink',
  'resendEmailChangeCode',
  'resetPassword',
  'verifyEmail',
]);

/** Returns the contract's example with the account's own ids. */
async function ownRequest(id: OperationId, token: string): Promise<RequestParts> {
  const { query, body } = exampleRequest(id);
  const kind = idKinds[id];
  const changed: Partial<Record<OperationId, unknown>> = {
    login: { email: main.email, password, rememberMe: 0 },
    confirmPassword: { password },
    changePassword: { current_password: password, password: `${password}-2`, password_repeat: `${password}-2` },
    uploadFile: await png(),
    assignTraffic: { hosting_id: own.service, gigabytes: 1 },
  };
  const ownQuery = kind === undefined ? query : { ...query, id: String(id === 'transferMainUser' ? newMainUser.id : own[kind]) };
  return { query: ownQuery, body: await serviceBody(id, token, changed[id] ?? body) };
}

/** Adds addresses and names that only the service knows. */
async function serviceBody(id: OperationId, token: string, body: unknown): Promise<unknown> {
  if (id !== 'updateRdns' && id !== 'removeRdns' && id !== 'reinstallService') return body;
  const { hostname } = success(await api.call('getService', { token, query: { id: own.service } }));
  const { items } = success(await api.call('listRdns', { token, query: { id: own.service } }));
  const ip = items.findLast(({ family }) => family === (id === 'removeRdns' ? 6 : 4))?.ip;
  return { ...(body as object), ...(id === 'reinstallService' ? { confirmation: hostname } : { ip }) };
}

/** Retries while another action runs on the service. */
async function ask(id: OperationId): Promise<Answered> {
  const { token } = await openSessionOf(api, main.user.id);
  const request = await ownRequest(id, token);
  return await waitFor(`${id} on an idle service`, async () => {
    const answered = await send(api.url, id, token, request);
    return answered.code === 'service_busy' ? undefined : answered;
  });
}

test('every operation works as the role that `database grant` prepares, without a denial by PostgreSQL', async () => {
  const answers: [OperationId, Answered][] = [];
  for (const id of inOrder) answers.push([id, await ask(id)]);
  expect(answers.filter(([id, { status }]) => status >= (refused.has(id) ? 500 : 400))).toEqual([]);
  await waitFor('the jobs that the operations left behind', async () => {
    const due = await api.app.database.read((tx) =>
      sql`select from pgboss.job where state in ('created', 'active') and start_after <= now()`.execute(tx),
    );
    return due.rows.length === 0;
  });
  const log = readFileSync(inject('postgresLog'), 'utf8').split('\n');
  expect(log.filter((line) => line.includes(` ${role.database} `) && line.includes('permission denied'))).toEqual([]);
});
