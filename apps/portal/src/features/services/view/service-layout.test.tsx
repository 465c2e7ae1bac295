import { dailyIf, fullOnly } from '@portico/test-depth/daily-if';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Action, ActionError, StreamEvent } from '@portico/contract';
import { answer, answerOnPress, loseAnswers, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { openService } from '../../../../test/open-service.ts';
import { sampleUser } from '../../../../test/samples.ts';
import { runningAction, sampleMetrics, sampleServer } from '../../../../test/service-samples.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });

function changed(action: Action, id: string): StreamEvent {
  const resource = { type: 'service', id: '31' } as const;
  return { id, type: 'action.changed', created_at: '2026-11-22T09:31:13Z', resource, status: action.status, action };
}

test('the header shows the server, its configuration, its price and its next due date', async () => {
  await openService('');
  await expect.element(page.getByRole('heading', { level: 1, name: 'web-1.example.com' })).toBeVisible();
  await expect.element(main()).toMatchTextContent(/Running.*VPS NVMe 8.*Frankfurt, Germany/);
  await expect
    .element(page.getByLabelText('Configuration'))
    .toMatchTextContent(
      /CPU4 vCPU.*Memory8 GB.*Storage160 GB NVMe.*RAID levelNone.*Operating systemDebian 13.*Renews Feb 20, 2027€53\.90 quarterly/,
    );
  await expect.element(main().getByRole('link', { name: 'Console' }).first()).toHaveAttribute('href', '/services/31/console');
  await expect.element(page.getByRole('link', { name: 'My services' }).first()).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => document.title).toBe('web-1.example.com · Portico');
});

test.each([
  ['en', 'Active since Nov 20, 2026', /RAID levelRAID 1/],
  ['ru', /Активна с 20 нояб/, /Уровень RAIDRAID 1/],
] as const)('the header shows when the service became active and its RAID level (%s)', async (locale, since, raid) => {
  await openService('', { start_date: '2026-11-20', raid: { id: 'raid-1', label: 'RAID 1' } }, { locale });
  await expect.element(page.getByText(since)).toBeVisible();
  await expect.element(main()).toMatchTextContent(raid);
});

test('each tab has its own URL', async () => {
  await openService('/cancellation');
  const links = page.getByRole('navigation', { name: 'Pages of web-1.example.com' }).getByRole('link');
  const urls = ['network', 'iso', 'reinstall', 'traffic', 'cancellation', 'activity'].map((tab) => `/services/31/${tab}`);
  await expect.poll(() => links.elements().map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(urls));
  await expect.poll(() => document.title).toBe('web-1.example.com · Cancellation · Portico');
});

test('a missing service shows as not found, like another client’s service', async () => {
  refuse('getService', 404, { code: 'not_found' });
  answer('getServiceMetrics', sampleMetrics);
  await openPortal('/services/99');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Service not found · Portico');
  await expect.element(main().getByRole('link', { name: 'My services' })).toHaveAttribute('href', '/services/my');
});

test.each([
  ['en', 'Couldn’t load the status of the service', 'Try again'],
  ['ru', 'Не удалось загрузить состояние услуги', 'Попробовать ещё раз'],
] as const)('a failed load shows its message (%s), with a retry button', async (locale, title, retry) => {
  refuse('getService', 422, { code: 'validation_failed', message: 'Not today.' });
  answer('getServiceMetrics', sampleMetrics);
  await openPortal('/services/31', { locale });
  await expect.element(page.getByText(title)).toBeVisible();
  answerOnPress('getService', sampleServer);
  await page.getByRole('button', { name: retry }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'web-1.example.com' })).toBeVisible();
});

describe('unpaid renewal', () => {
  const unpaid_invoice = { id: 10_255, amount: 18.9, due_date: '2026-12-04' };

  test.each([
    ['active', 'The next period isn’t paid yet', 'Invoice 10255 of €18.90 is due on Dec 4, 2026.'],
    ['suspended', 'This service is suspended', 'Invoice 10255 of €18.90 was due on Dec 4, 2026.'],
  ] as const)('the page of a service that is %s shows its unpaid renewal and links to payment', async (status, title, text) => {
    await openService('/cancellation', { status, unpaid_invoice });
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(main()).toMatchTextContent(text);
    await expect.element(main().getByRole('link', { name: 'Pay invoice 10255' })).toHaveAttribute('href', '/invoices/invoice/10255');
  });

  test('a suspended service says until when paying keeps it', async () => {
    await openService('/cancellation', { status: 'suspended', suspension: 'overdue', unpaid_invoice, keep_until: '2026-12-21' });
    const text = 'Pay by Dec 21, 2026 (UTC) to switch it back on. After that it’s deleted with its data.';
    await expect.element(main()).toMatchTextContent(text);
  });

  test('a suspended service says until when it is kept, also to those who see no invoices', fullOnly, async () => {
    await openService('/cancellation', { status: 'suspended', suspension: 'overdue', keep_until: '2026-12-21' });
    await expect.element(main()).toMatchTextContent('If the overdue invoice isn’t paid by Dec 21, 2026 (UTC), it’s deleted with its data.');
  });

  test('a suspended service that is cancelled says when it is deleted, and names no invoice', async () => {
    const cancellation = { requested_at: '2026-12-08T09:00:00Z', ends_on: '2026-12-08', reason: 'Done.' };
    await openService('/cancellation', { status: 'suspended', suspension: 'overdue', cancellation });
    await expect.element(main()).toMatchTextContent(/This service ends on Dec 8, 2026.*It’s switched off, and it’s deleted with its data/);
    await expect.element(main().getByRole('link', { name: 'View unpaid invoices' })).not.toBeInTheDocument();
    await expect.element(button('Restart')).toHaveAccessibleDescription('The service is suspended and cancelled, so it stays off.');
  });

  test('a service that support suspended is not said to resume by payment', async () => {
    await openService('/cancellation', { status: 'suspended', suspension: 'support', unpaid_invoice, due_date: '2099-02-20' });
    await expect.element(main()).toMatchTextContent(/support suspended this service\..*invoice doesn’t change that\..*Renews Feb 20/);
    await expect.element(main().getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/supports/create-ticket');
    await expect.element(main().getByRole('link', { name: 'Pay invoice 10255' })).not.toBeInTheDocument();
    await expect.element(button('Restart')).toHaveAccessibleDescription('Our support suspended this service. Contact support.');
  });

  test('the notice of an unpaid renewal disappears when the invoice is paid elsewhere', async () => {
    const push = openEvents();
    await openService('/cancellation', { status: 'suspended', unpaid_invoice, power: 'stopped' });
    await expect.element(page.getByText('This service is suspended')).toBeVisible();
    await expect.poll(() => sent('streamEvents').length).toBe(1);
    answer('getService', sampleServer);
    push({
      id: '1',
      type: 'service.resumed',
      created_at: '2026-12-08T09:31:13Z',
      resource: { type: 'service', id: '31' },
      status: 'active',
    });
    await expect.element(page.getByText('This service is suspended')).not.toBeInTheDocument();
  });
});

describe('service states', () => {
  test('a suspended service shows what that means and the next step, and disables forbidden actions with the reason', async () => {
    await openService('', { power: 'stopped', ipv4: [], status: 'suspended' });
    await expect.element(main().getByText('This service is suspended').first()).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'View unpaid invoices' })).toHaveAttribute('href', '/invoices?status=unpaid');
    for (const name of ['Console', 'Restart', 'Start', 'Assign traffic', 'Enable VNC', 'Reset']) {
      const reason = 'The service is suspended. Pay the overdue invoice or contact support.';
      await expect.element(button(name)).toHaveAccessibleDescription(reason);
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    await button('Restart').click({ force: true });
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent('changeServicePower')).toEqual([]);
  });

  test('a busy service allows no other action', async () => {
    await openService('', { action: runningAction({ progress: 40 }) });
    answer('getAction', runningAction({ progress: 40 }));
    await expect.element(button('Restart')).toHaveAccessibleDescription('Another action is running. Wait until it finishes.');
    await expect.element(page.getByRole('progressbar', { name: 'Restarting' })).toHaveAttribute('aria-valuenow', '40');
  });

  test('a cancelled service shows when it ends', async () => {
    await openService('', { cancellation: { requested_at: '2026-11-20T09:00:00Z', ends_on: '2027-02-20', reason: 'Done.' } });
    await expect.element(main()).toMatchTextContent(/This service ends on Feb 20, 2027.*until the end of that day \(UTC\)/);
    await expect.element(page.getByLabelText('Configuration')).toMatchTextContent(/Ends Feb 20, 2027/);
  });
});

test('a view-only role sees everything and cannot change anything', async () => {
  await openService('', {}, { user: { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, services: 'read' } } });
  for (const name of ['Console', 'Restart', 'Stop', 'Assign traffic', 'Enable VNC', 'Reset']) {
    await expect.element(button(name)).toHaveAccessibleDescription(/Your role doesn’t let you change this \(services\)/);
  }
});

describe('power actions', () => {
  for (const [name, command, power, done, next] of [
    ['Restart', 'restart', 'running', 'web-1.example.com is running again.', 'Stop'],
    ['Stop', 'stop', 'stopped', 'web-1.example.com is stopped.', 'Start'],
  ] as const)
    test(`${name} asks for confirmation by hostname and follows its events to the end`, dailyIf(command === 'stop'), async () => {
      const push = openEvents();
      await openService('');
      await expect.poll(() => sent('streamEvents').length).toBe(1);
      await button(name).click();
      const action = runningAction({ command });
      answer('changeServicePower', action);
      answer('getService', { ...sampleServer, action });
      answer('getAction', action);
      await page
        .getByRole('alertdialog', { name: `${name} web-1.example.com?` })
        .getByRole('button', { name })
        .click();
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
      expect(sent('changeServicePower')[0]).toMatchObject({ query: { id: '31' }, body: { action: command } });
      push(changed({ ...action, progress: 60 }, '1'));
      await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
      answer('getService', { ...sampleServer, power });
      push(changed({ ...action, status: 'success', progress: 100 }, '2'));
      await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
      await expect.element(page.getByText(done)).toBeVisible();
      await expect.element(button(next)).toBeVisible();
    });

  test('the confirmation of a forced power-off says what is lost', fullOnly, async () => {
    await openService('');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Force off' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Force web-1.example.com off?' })).toMatchTextContent(/is lost/);
  });

  test.each([
    ['en', 'Restart', 'We can’t reach the server. Check your connection and try again.'],
    ['ru', 'Перезапустить', 'Сервер недоступен. Проверьте подключение и попробуйте ещё раз.'],
  ] as const)('a lost connection shows in the confirmation dialog (%s)', async (locale, name, text) => {
    await openService('', {}, { locale });
    await button(name).click();
    loseAnswers('changeServicePower');
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
    await expect.element(page.getByRole('alertdialog').getByRole('alert')).toMatchTextContent(text);
  });
});

const errors: Record<ActionError['code'], [string, string]> = {
  driver_failed: ['The data centre reported an error.', 'Дата-центр сообщил об ошибке.'],
  driver_timeout: ['The data centre didn’t finish in time.', 'Дата-центр не уложился в срок.'],
  driver_unavailable: ['The data centre isn’t responding.', 'Дата-центр не отвечает.'],
  interrupted: ['This was interrupted on our side.', 'Действие прервалось на нашей стороне.'],
};

test('the page also shows an action that fails before its own response is read', fullOnly, async () => {
  const push = openEvents();
  const action = runningAction({ command: 'restart' });
  const failed: Action = {
    ...action,
    status: 'error',
    error: { code: 'driver_failed', message: 'x' },
    finished_at: '2026-11-22T09:32:00Z',
  };
  await openService('');
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  answer('getAction', failed);
  push(changed(failed, '1'));
  await expect.element(page.getByText(/Couldn’t restart web-1.example.com/u)).toBeVisible();
  // The message is below the buttons.
  const { bottom } = button('Restart').element().getBoundingClientRect();
  const notifications = page.getByRole('region', { name: /Notifications/u });
  await expect.poll(() => notifications.getByRole('listitem').first().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  answer('changeServicePower', action);
  await button('Restart').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click();
  await expect.element(main().getByRole('alert')).toMatchTextContent('The data centre reported an error.');
});

describe.each(['en', 'ru'] as const)('failed actions (%s)', (locale) => {
  test.each(Object.keys(errors) as ActionError['code'][])(
    'the page shows the reason %s once, and the action can be retried',
    dailyIf(locale === 'en'),
    async (code) => {
      const push = openEvents();
      const action = runningAction({ command: 'restart', progress: 10 });
      answer('getAction', action);
      await openService('', { action }, { locale });
      await expect.element(page.getByRole('progressbar')).toBeVisible();
      await expect.poll(() => sent('streamEvents').length).toBe(1);
      const failed: Action = { ...action, status: 'error', error: { code, message: 'x' }, finished_at: '2026-11-22T09:32:00Z' };
      answer('getService', sampleServer);
      answer('getAction', failed);
      push(changed(failed, '1'));
      const callout = main().getByRole('alert');
      await expect
        .element(callout)
        .toMatchTextContent(locale === 'en' ? 'Couldn’t restart web-1.example.com.' : 'Не удалось перезапустить web-1.example.com.');
      await expect.element(callout).toMatchTextContent(errors[code][locale === 'en' ? 0 : 1]);
      answer('changeServicePower', runningAction({ id: '019a9d6e-6c1c-7000-8000-3f3c5f0e9a22' }));
      answer('getService', { ...sampleServer, action: runningAction({ id: '019a9d6e-6c1c-7000-8000-3f3c5f0e9a22' }) });
      await callout.getByRole('button', { name: locale === 'en' ? 'Try again' : 'Попробовать ещё раз' }).click();
      await expect.element(callout).not.toBeInTheDocument();
      expect(sent('changeServicePower')[0]?.body).toEqual({ action: 'restart' });
    },
  );
});
