import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { vps } from '@portico/pricing/configuration.fixture';
import { answer } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { answerQuotes } from '../../../../test/quotes.ts';

const toast = () => document.querySelector('[data-sonner-toast][data-mounted="true"]');
const summary = () =>
  page
    .getByRole('region', { name: /^(Summary|Ваш заказ)/ })
    .element()
    .getBoundingClientRect();

test.each([
  ['en', 1440, 900, 'Add to cart'],
  ['ru', 1440, 600, 'В корзину'],
  ['en', 1024, 800, 'Add to cart'],
  ['ru', 390, 844, 'В корзину'],
] as const)('no toast covers the order summary at any scroll position (%s, %i by %i)', async (locale, width, height, add) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1440, 900));
  answer('listCategories', { items: [{ type: 'vps', name: 'VPS', description: null, from_price: 18.9 }] });
  answer('listPlacements', {
    items: [{ country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 }],
  });
  answer('listPlans', { items: [vps.plan] });
  answer('getPlanConfiguration', vps);
  answer('getTaxTerms', { tax: null });
  answerQuotes();
  await openPortal('/services/create?type=vps&country=DE&tariff=vps-nvme-8-de&period=monthly', { locale });
  await page.getByRole('main').getByRole('button', { name: add }).click();
  await expect.poll(toast).not.toBeNull();
  // It comes in from above.
  await Promise.all(
    toast()
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  const scrollMax = document.documentElement.scrollHeight - height;
  for (const part of [0, 0.5, 1]) {
    window.scrollTo(0, part * scrollMax);
    await new Promise(requestAnimationFrame);
    expect(summary().top).toBeGreaterThan(toast()?.getBoundingClientRect().bottom ?? Infinity);
  }
});
