import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceDetails } from '@portico/contract';
import { refuse } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });

describe('a host that only switches its servers', () => {
  const rack = { features: ['power'], ssh_key: null, has_root_password: false } satisfies Partial<ServiceDetails>;

  test('the header and the tabs show what it offers, and nothing else', async () => {
    await openService('', rack);
    const tabs = page.getByRole('navigation', { name: 'Pages of web-1.example.com' }).getByRole('link');
    await expect
      .poll(() => tabs.elements().map(({ textContent }) => textContent))
      .toEqual(['Overview', 'Network', 'Cancellation', 'Activity']);
    await expect.element(button('Restart')).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'Console' })).not.toBeInTheDocument();
    await button('More actions').click();
    await expect
      .poll(() =>
        page
          .getByRole('menuitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Force off']);
  });

  test('the overview shows its addresses, without load, traffic, VNC and credentials', async () => {
    await openService('', rack);
    const access = page.getByRole('region', { name: 'Access' });
    await expect.element(access).toMatchTextContent(/192\.0\.2\.7.*192\.0\.2\.1$/);
    await expect.poll(() => main().getByRole('region').elements()).toHaveLength(1);
  });

  test('credentials from the order can be seen but not changed', async () => {
    await openService('', { features: ['power'] });
    await expect.element(button('Show: Root password')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Access' })).toMatchTextContent(/ed25519 mira@laptop/);
    for (const name of ['Reset', 'Change the SSH key']) await expect.element(button(name)).not.toBeInTheDocument();
  });

  test.each([
    ['en', 'Not available', 'This server doesn’t support that.'],
    ['ru', 'Недоступно', 'Этот сервер не поддерживает эту функцию.'],
  ] as const)('an address that leads to a missing tab says so (%s)', async (locale, title, reason) => {
    refuse('listIsoImages', 409, { code: 'feature_not_offered', message: reason });
    await openService('/iso', rack, { locale });
    await expect.element(main().getByRole('heading', { name: title })).toBeVisible();
    await expect.element(main().getByText(reason)).toBeVisible();
    await expect.element(page.getByRole('region', { name: /Notifications|Уведомления/ }).getByText(reason)).not.toBeInTheDocument();
  });
});
