import { brands } from '@portico/brand';
import { composeStory } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../.storybook/preview.css';
import { toolbar } from './toolbar.tsx';

/** Stands for a story of the kit, whose twin is drawn in its place. */
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

test('every choice reaches the root, where what is drawn at the end of the page follows too', async () => {
  await Primary.run(choose({ brand: 'damson', theme: 'dark', direction: 'rtl', motion: 'reduced' }));
  const { documentElement: root } = document;
  expect(root.style.getPropertyValue('--portico-accent-hue')).toBe(String(brands.damson.accent.hue));
  expect([root.dataset['theme'], root.dir, root.lang]).toEqual(['dark', 'rtl', 'en']);
  expect(getComputedStyle(root).getPropertyValue('--portico-duration')).toBe('0ms');
});

test('in Russian the twin is drawn, in the language of the page', async () => {
  await Primary.run(choose({ language: 'ru' }));
  await expect.element(page.getByRole('button', { name: 'Оформить заказ' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
});

test('what was changed by hand is kept in the other language', async () => {
  await Primary.run({ ...choose({ language: 'ru' }), args: { children: 'By hand' } });
  await expect.element(page.getByRole('button', { name: 'By hand' })).toBeVisible();
});

test('a page of documentation shows a story as wide as was chosen', async () => {
  await Primary.run({ ...choose({ viewport: 'phone' }), viewMode: 'docs' });
  expect(page.getByText('Place order').element().getBoundingClientRect().width).toBe(360);
});
