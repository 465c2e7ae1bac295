import { dailyIf } from '@portico/test-depth/daily-if';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallableId } from '@portico/api-client/operation-types';
import { vps } from '@portico/pricing/configuration.fixture';
import { answer, refuse } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';

/** Load failures that have a message in section 8 and no test next to their screen. */
const failures: readonly (readonly [id: CallableId, address: string, en: string, ru: string])[] = [
  ['listCategories', '/services/create', 'Couldn’t load the categories', 'Не удалось загрузить категории'],
  ['listPlacements', '/services/create?type=vps', 'Couldn’t load the locations', 'Не удалось загрузить локации'],
  ['listPlans', '/services/create?type=vps&country=DE', 'Couldn’t load the plans', 'Не удалось загрузить тарифы'],
  [
    'getPlanConfiguration',
    '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de',
    'Couldn’t load the configuration',
    'Не удалось загрузить конфигурацию',
  ],
  ['getTicket', '/supports/tickets/512', 'Couldn’t load the ticket', 'Не удалось загрузить тикет'],
];

describe.each(['en', 'ru'] as const)('failed loading (%s)', (locale) => {
  test.each(failures)('a failed %s shows its message, the reason and a retry', dailyIf(locale === 'en'), async (id, address, en, ru) => {
    answer('listCategories', { items: [{ type: 'vps', name: 'VPS', description: null, from_price: 18.9 }] });
    answer('listPlacements', {
      items: [{ country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 }],
    });
    answer('listPlans', { items: [vps.plan] });
    answer('getPlanConfiguration', vps);
    answer('getTaxTerms', { tax: null });
    refuse(id, 503, { code: 'unavailable', message: 'Not at the moment.' });
    await openPortal(address, { locale });
    await expect.element(page.getByText(locale === 'en' ? en : ru)).toBeVisible();
    // A toast says it, too.
    await expect.element(page.getByRole('main').getByText('Not at the moment.')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: locale === 'en' ? 'Try again' : 'Попробовать ещё раз', exact: true }))
      .toBeVisible();
  });
});
