import { cdp } from 'vitest/browser';
import { settled } from './settled.ts';
import type { Viewport } from './viewports.ts';

/** Its methods depend on the provider of the browser, which is Playwright with Chromium. */
interface Session {
  send: (method: string, params?: object) => Promise<unknown>;
}

const session = (): Session => cdp() as unknown as Session;

/** A browser's own default. Fixed-width text is smaller. */
const usualFontSizes = { standard: 16, fixed: 13 };

/** Sets the font size of the browser's settings, which `rem` and media queries follow: 1 is the default, 2 is twice as large. */
export async function setFontScale(scale: number): Promise<void> {
  const { standard, fixed } = usualFontSizes;
  await session().send('Page.setFontSizes', { fontSizes: { standard: standard * scale, fixed: fixed * scale } });
  await settled();
}

/** Turns forced colours on, as Windows does in a contrast theme, or off. */
export async function setForcedColours(isActive: boolean): Promise<void> {
  await session().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: isActive ? 'active' : 'none' }] });
  await settled();
}

/** Returns the pixels of the page within that rectangle, as they are painted. */
export async function paintedPixels({ x, y, width, height }: Viewport & { x: number; y: number }): Promise<Uint8ClampedArray> {
  const clip = { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height), scale: 1 };
  const { data } = (await session().send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })) as { data: string };
  const bitmap = await createImageBitmap(
    new Blob([Uint8Array.from(atob(data), (char) => char.codePointAt(0) ?? 0)], { type: 'image/png' }),
  );
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
}
