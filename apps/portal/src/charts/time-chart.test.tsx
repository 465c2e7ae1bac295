import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { onTestFinished, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createPorticoIntl } from '@portico/i18n/create-intl';
import { IntlProvider } from '@portico/i18n/react';
import { TimeChart } from './time-chart.tsx';

const newYork = createPorticoIntl<ReactNode>('en', {}, { timeZone: 'America/New_York' });

test('the axis of days names the UTC days, as the table does, also west of UTC', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const times = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => Date.parse(`${day}T00:00:00Z`));
  const series = [{ id: 'out', label: 'Out', values: [1, 2, 3] }];
  root.render(
    <IntlProvider intl={newYork}>
      <TimeChart label="Traffic" times={times} series={series} resolution="day" empty="No data" formatValue={String} />
    </IntlProvider>,
  );
  // Each day once.
  for (const day of ['Nov 20', 'Nov 21', 'Nov 22']) await expect.element(page.getByText(day, { exact: true })).toBeVisible();
  expect(page.getByText('Nov 19', { exact: true }).query()).toBeNull();
  await page.getByRole('button', { name: 'All values as a table' }).click();
  await expect.element(page.getByRole('row', { name: /^Nov 22, 2026/u })).toBeVisible();
});
