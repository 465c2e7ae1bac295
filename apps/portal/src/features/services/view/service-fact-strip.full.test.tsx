import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openService } from '../../../../test/open-service.ts';

test('a service that support suspended, and whose renewal was not paid since, was due', async () => {
  await openService('/cancellation', { status: 'suspended', suspension: 'support', due_date: '2020-01-20' });
  await expect.element(page.getByLabelText('Configuration')).toMatchTextContent(/Was due Jan 20, 2020/);
});
