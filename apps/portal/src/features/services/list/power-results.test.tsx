import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleService } from '../../../../test/samples.ts';
import { changeLocale } from '../../../platform/locale.ts';
import { store } from '../../../platform/store.ts';

test('the results of a power action keep the server’s reason when the language changes, because nothing else says why', async () => {
  answer('listServices', pageOf({ ...sampleService, power: 'stopped' }));
  refuse('changeServicePower', 409, { code: 'service_busy', message: 'Another action is running on this server.' });
  await openPortal('/services/my');
  await page.getByRole('checkbox', { name: `Select ${sampleService.hostname}` }).click();
  await page.getByRole('region', { name: 'Selected services' }).getByRole('button', { name: 'Start' }).click();
  const results = page.getByRole('dialog');
  await expect.element(results).toMatchTextContent(/Another action is running on this server\./);
  await changeLocale(store, 'ru');
  await expect.element(results).toMatchTextContent(/[Зз]апу/);
  await expect.element(results).toMatchTextContent(/Another action is running on this server\./);
});
