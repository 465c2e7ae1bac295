import { dailyIf, fullOnly } from '@portico/test-depth/daily-if';
import { brands } from '@portico/brand';
import { parseBrand, type Brand } from '@portico/brand/parse-brand';
import { stateHues } from '@portico/brand/separate-accent';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChosenSurroundings } from '../../documentation/chosen-surroundings.ts';
import { readOwnBrand } from '../../toolbar/own-brand.ts';
import { toolbar } from '../../toolbar/toolbar.tsx';
import { ThemeBuilder } from './theme-builder.tsx';

function show(language: 'en' | 'ru' = 'en'): void {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <ChosenSurroundings value={{ ...toolbar.initialGlobals, language }}>
      <ThemeBuilder />
    </ChosenSurroundings>,
  );
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
}

const themes = () => page.getByRole('heading', { level: 3 });

/** Returns the brand of the file that the page shows, as a portal reads it. */
function shownBrand(): Brand {
  return parseBrand(JSON.parse(document.querySelector('pre')?.textContent ?? ''));
}

const failing = () => document.querySelectorAll('[data-fails]').length;

async function choose(hex: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Hex code' }), hex);
}

test('a colour gives both themes with their high-contrast forms, and every contrast passes', async () => {
  show();
  await choose('#0d9488');
  await expect.element(page.getByText('#0d9488 keeps its hue', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Dark, high contrast' })).toBeVisible();
  expect(
    themes()
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Light', 'Dark', 'Light, high contrast', 'Dark, high contrast', 'brand.json']);
  expect(failing()).toBe(0);
  expect(document.querySelectorAll('li').length).toBeGreaterThan(200);
});

for (const [hex, state, word] of [
  ['#d92d20', 'danger', 'red'],
  ['#16a34a', 'success', 'green'],
  ['#e58a00', 'warning', 'amber'],
] as const)
  test(`${hex} is moved away from the colour of ${state}, and the page says so`, dailyIf(state === 'danger'), async () => {
    show();
    await choose(hex);
    await expect.element(page.getByText(`${hex} is too close to ${word}`, { exact: false })).toBeVisible();
    const distance = Math.abs(shownBrand().accent.hue - stateHues[state]);
    expect(Math.min(distance, 360 - distance)).toBeGreaterThanOrEqual(25);
    expect(failing()).toBe(0);
  });

test('the download is the brand file that the page shows', async () => {
  show();
  await choose('#7c3aed');
  const link = page.getByRole('link', { name: 'Download' });
  await expect.element(link).toHaveAttribute('download', 'brand.json');
  await expect.poll(() => document.querySelector('pre')?.textContent).toContain('#7c3aed');
  const [, encoded = ''] = (link.element().getAttribute('href') ?? '').split(',', 2);
  expect(decodeURIComponent(encoded)).toBe(document.querySelector('pre')?.textContent);
  expect(shownBrand().name).toBe('Acme Hosting');
});

test('the chosen brand is kept for the toolbar, in the last form that was valid', fullOnly, async () => {
  localStorage.clear();
  show();
  expect(readOwnBrand()).toEqual(brands.portico);
  await choose('#7c3aed');
  await expect.poll(readOwnBrand).toEqual(shownBrand());
  await choose('violet');
  await expect.element(page.getByText('accent must be a colour such as #274bc4', { exact: false })).toBeVisible();
  expect(readOwnBrand().name).toBe('Acme Hosting');
});

test('a word that is no colour says what is wrong and keeps the settings', fullOnly, async () => {
  show();
  await choose('teal');
  await expect.element(page.getByText('accent must be a colour such as #274bc4', { exact: false })).toBeVisible();
  await choose('#0d9488');
  await expect.element(page.getByRole('heading', { name: 'brand.json' })).toBeVisible();
});

test('the builder speaks Russian with the toolbar', fullOnly, async () => {
  show('ru');
  await expect.element(page.getByRole('textbox', { name: 'Код цвета' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Тёмная, высокий контраст' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Скачать' })).toBeVisible();
});
