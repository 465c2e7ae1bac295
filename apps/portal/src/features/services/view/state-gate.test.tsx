import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';

const main = () => page.getByRole('main');

test.each(['network', 'console', 'iso', 'reinstall', 'traffic', 'cancellation'])(
  'a deleted service has no form on %s, only the reason and a link to the overview',
  async (tab) => {
    answer('listIsoImages', { items: [{ id: 'netboot', label: 'netboot.xyz', description: null }] });
    answer('listOperatingSystems', { items: [] });
    answer('listRdns', { items: [], ipv6_prefix: null });
    await openService(`/${tab}`, { status: 'delete', power: null, ipv4: [], ipv6_prefix: null, start_date: '2026-11-20' });
    const heading = main().getByRole('heading', { name: 'Not available' });
    await expect.element(heading).toBeVisible();
    expect(heading.element().nextElementSibling).toHaveTextContent('This service is deleted.');
    await expect.element(main().getByRole('textbox').or(main().getByRole('radio'))).not.toBeInTheDocument();
    await expect.element(main().getByText('Active since')).not.toBeInTheDocument();
    await expect.element(main().getByRole('link', { name: 'Go to overview' })).toHaveAttribute('href', '/services/31');
  },
);

test('a suspended service can still be cancelled', async () => {
  await openService('/cancellation', { status: 'suspended', power: 'stopped' });
  await expect.element(main().getByRole('textbox', { name: 'Reason' })).toBeVisible();
});
