import type { OperationId } from '@portico/contract/operations';
import type { Answer } from '../api-call.ts';
import type { Check } from '../check.ts';
import { textIn } from '../fields.ts';
import type { Row } from '../row.ts';

const problemType = 'application/problem+json';

/** Reports what keeps a refusal from being a problem of the contract. */
function checkProblem(check: Check, id: OperationId, answer: Answer, code?: string): void {
  if (answer.mediaType !== problemType) return check.differs(id, `refuses with ${answer.mediaType}, not ${problemType}`);
  for (const message of check.breaksOf(id, answer, problemType)) check.differs(id, `refuses with a problem whose ${message}`);
  const { status, code: given } = answer.body as { status?: unknown; code?: unknown };
  check.expect(status === answer.status, id, `responds with ${answer.status} and a problem of status ${JSON.stringify(status)}`);
  if (code !== undefined) check.expect(given === code, id, `returns code ${JSON.stringify(given)}, not "${code}"`);
}

const row = (id: string, title: string, needs: readonly OperationId[], run: Row['run']): Row => ({
  id,
  section: 'contract',
  profile: 'problems',
  title,
  needs,
  run,
});

export const problemRows: readonly Row[] = [
  row('problem-details', 'A refusal is application/problem+json with code and message', ['getInvoice', 'login'], async (check) => {
    checkProblem(check, 'getInvoice', await check.call('getInvoice', { query: { id: 2_147_483_647 } }), 'not_found');
    checkProblem(check, 'getInvoice', await check.call('getInvoice', { query: { id: 1 }, token: null }), 'unauthorized');
    const body = { email: check.accounts.main().email, password: 'Not-the-password-1', rememberMe: 0 };
    checkProblem(check, 'login', await check.call('login', { as: check.openBrowser(), body }), 'credentials_invalid');
  }),
  row(
    'unknown-names',
    'A query parameter or a key of a body that an operation does not have is refused with 422',
    ['listInvoices', 'login'],
    async (check) => {
      const query = { page: 1, 'no-such-parameter': 1 };
      checkProblem(
        check,
        'listInvoices',
        await check.refused('listInvoices', 'an unknown parameter', { query }, [422]),
        'validation_failed',
      );
      const body = { email: 'mira@example.com', password: 'x', rememberMe: 0, admin: true };
      const request = { as: check.openBrowser(), body };
      checkProblem(check, 'login', await check.refused('login', 'an unknown key', request, [422]), 'validation_failed');
    },
  ),
  row('page-limits', 'page 0 and per-page 101 are refused with 422', ['listInvoices'], async (check) => {
    for (const [name, value] of [
      ['page', 0],
      ['per-page', 101],
    ] as const) {
      const answer = await check.refused('listInvoices', `${name}=${value}`, { query: { [name]: value } }, [422]);
      checkProblem(check, 'listInvoices', answer, 'validation_failed');
    }
  }),
  row('wrong-types', 'A value of another type is refused with 422, and what is not JSON with 400', ['login'], async (check) => {
    const request = { as: check.openBrowser(), body: { email: 'mira@example.com', password: 'x', rememberMe: '1' } };
    checkProblem(check, 'login', await check.refused('login', 'a text for a number', request, [422]), 'validation_failed');
    const broken = { as: check.openBrowser(), body: '{"email":' };
    checkProblem(check, 'login', await check.refused('login', 'half a JSON object', broken, [400]), 'request_malformed');
  }),
  row('message-language', 'A message is in the language of Accept-Language', ['getInvoice'], async (check) => {
    const request = { query: { id: 2_147_483_647 }, headers: { 'accept-language': 'ru' } };
    const { body } = await check.call('getInvoice', request);
    const message = textIn((body ?? {}) as Readonly<Record<string, unknown>>, 'message');
    check.expect(/\p{Script=Cyrillic}/u.test(message), 'getInvoice', `returns "${message}" to a reader of Russian`);
  }),
];
