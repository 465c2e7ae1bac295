import { brands } from '@portico/brand';
import { composeStory } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../.storybook/preview.css';
import { keepOwnBrand } from './own-brand.ts';
import { toolbar } from './toolbar.tsx';

/** A story of the kit, replaced by its twin. */
function Sample({ children }: { children?: string }): ReactElement {
  return <p>{children}</p>;
}

const meta = { title: 'Components/Button', component: Sample, parameters: { fileName: './packages/ui/src/button/button.stories.tsx' } };
const Primary = composeStory({ args: { children: 'Place order' } }, meta, toolbar, 'Primary');

const choose = (chosen: object) => ({ globals: { ...toolbar.initialGlobals, theme: 'light', ...chosen } });

afterEach(() => {
  const { documentElement: root } = document;
  for (const name of ['style', 'lang', 'dir', 'data-theme', 'data-motion']) root.removeAttribute(name);
});

test('every choice reaches the root, so that portalled content follows too', async () => {
  await Primary.run(choose({ brand: 'damson', theme: 'dark', direction: 'rtl', motion: 'reduced' }));
  const { documentElement: root } = document;
  expect(root.style.getPropertyValue('--portico-accent-hue')).toBe(String(brands.damson.accent.hue));
  expect([root.dataset['theme'], root.dir, root.lang]).toEqual(['dark', 'rtl', 'en']);
  expect(getComputedStyle(root).getPropertyValue('--portico-duration')).toBe('0ms');
});

test('the brand of the theme builder is shown as your own', async () => {
  keepOwnBrand(JSON.stringify({ ...brands.damson, name: 'Kestrel', accent: '#7c3aed' }));
  await Primary.run(choose({ brand: 'own' }));
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--portico-accent-hue')).toMatch(/^29\d/);
  localStorage.clear();
  await Primary.run(choose({ brand: 'portico' }));
  await Primary.run(choose({ brand: 'own' }));
  expect(style.getPropertyValue('--portico-accent-hue')).toBe(String(brands.portico.accent.hue));
});

test('Russian renders the twin, and sets the page language', async () => {
  await Primary.run(choose({ language: 'ru' }));
  await expect.element(page.getByRole('button', { name: 'Оформить заказ' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
});

test('args changed by hand survive a language change', async () => {
  await Primary.run({ ...choose({ language: 'ru' }), args: { children: 'By hand' } });
  await expect.element(page.getByRole('button', { name: 'By hand' })).toBeVisible();
});

test('a documentation page shows a story at the chosen width', async () => {
  await Primary.run({ ...choose({ viewport: 'phone' }), viewMode: 'docs' });
  expect(page.getByText('Place order').element().getBoundingClientRect().width).toBe(360);
});
