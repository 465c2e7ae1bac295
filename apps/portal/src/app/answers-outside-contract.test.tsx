import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerOutsideContract } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { openService } from '../../test/open-service.ts';
import { sampleServer } from '../../test/service-samples.ts';
import { reported } from '../operations/checks/report-mismatch.ts';

/** Returns what was logged, without the traces that React adds to an error it has caught. */
function watchLog(): () => string[] {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  return () => log.mock.calls.flatMap(([first]) => (first instanceof Error ? [first.message] : []));
}

/** Takes note that the check of this test's answers has found what the test sent. */
async function expectReported(sentence: string): Promise<void> {
  await expect.poll(() => [...reported]).toEqual([sentence]);
  reported.clear();
}

test('a page that an answer outside the contract crashes names operation, field and value', async () => {
  const logged = watchLog();
  answerOutsideContract('listCategories', { items: 'none' });
  await openPortal('/services/create');
  await expect.element(page.getByText(/listCategories: items is "none"/u)).toBeVisible();
  await expectReported('listCategories: items is "none"');
  expect(logged().filter((text) => text.includes('listCategories'))).toHaveLength(2);
});

test('a form that stumbles over an answer outside the contract names operation, field and value', async () => {
  const logged = watchLog();
  const user = { firstname: 'Mira', language: 'xx', balance: 12, admin_reply_ticket_count: 0, unpaid_invoice_count: 0 };
  answerOutsideContract('login', { status: 'success', accessToken: 'pat_test', user });
  await openPortal('/auth/login', { guest: true });
  await page.getByRole('textbox', { name: 'Email' }).fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Correct-Horse-7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(page.getByText(/login: user\.language is "xx"/u).first()).toBeVisible();
  await expectReported('login: user.language is "xx"');
  expect(logged()).toContain('login: user.language is "xx"');
});

test('a suspended service whose API does not name the last day to pay, such as that of the release before, has a whole sentence', async () => {
  watchLog();
  const unpaid_invoice = { id: 10_255, amount: 18.9, due_date: '2026-12-04' };
  const { keep_until: _absent, ...server } = { ...sampleServer, status: 'suspended', suspension: 'overdue', unpaid_invoice };
  const opened = openService('/cancellation');
  answerOutsideContract('getService', server);
  await opened;
  await expect.element(page.getByRole('main')).toMatchTextContent('its data is kept. Pay the invoice to switch it back on.');
  await expectReported('getService: keep_until is missing');
});
