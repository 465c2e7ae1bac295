import { composeStories } from '@storybook/react-vite';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './qr-code.stories.tsx';

const { Key, ShortText } = composeStories(stories);

const code = (name: string) => page.getByRole('img', { name });

/** Returns the dark modules as rendered: one canvas pixel per module. */
async function drawnModules(svg: Element, size: number): Promise<boolean[][]> {
  const image = new Image(size, size);
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('width', String(size));
  copy.setAttribute('height', String(size));
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const context = new OffscreenCanvas(size, size).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, size, size).data ?? [];
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => (pixels[(y * size + x) * 4 + 3] ?? 0) > 127));
}

test('each module of the text is drawn inside a light margin', async () => {
  await Key.run();
  const wanted = encode(Key.args.value ?? '', { border: 2 });
  const drawn = await drawnModules(code('QR code for the key').element(), wanted.size);
  expect(drawn).toEqual(wanted.data.map((row) => row.map(Boolean)));
  expect(drawn[1]?.some(Boolean)).toBe(false);
});

test.each(['light', 'dark'])('the code is dark on light in the %s theme', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  await Key.run();
  const { backgroundColor, fill } = getComputedStyle(code('QR code for the key').element());
  delete document.documentElement.dataset['theme'];
  expect({ backgroundColor, fill }).toEqual({ backgroundColor: 'rgb(255, 255, 255)', fill: 'rgb(0, 0, 0)' });
});

test('the code is square', async () => {
  await ShortText.run({ args: { ...ShortText.args, id: 'word' } });
  const box = document.querySelector('svg#word')?.getBoundingClientRect();
  expect(box?.width).toBe(192);
  expect(box?.height).toBe(192);
});
