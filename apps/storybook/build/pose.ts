import type { CDPSession, Frame, Page } from '@playwright/test';
import { brands } from '@portico/brand';
import { paletteOf } from '@portico/brand/brand-style-sheet';
import type { Look } from './looks.ts';

/** What a pointer or the keyboard can reach. */
const reachable = 'button, a, input, select, textarea, [tabindex="0"]';

/** Waits until every story of the page and of its frames is rendered. */
export async function allRendered(page: Page): Promise<void> {
  await page.locator('[data-sheet]').waitFor();
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sb-story')].every((story) => story.querySelector('[id$="-inner"]')?.hasChildNodes()),
  );
  for (const frame of page.frames().slice(1)) {
    await frame.waitForFunction(() => document.body?.classList.contains('sb-show-main') && document.querySelector('#storybook-root > *'));
  }
}

/** Sets brand and theme in a window, without the toolbar, which would rebuild a documentation page. */
async function paint(frame: Frame, { brand, theme }: Look): Promise<void> {
  await frame.evaluate(
    ([variables, pinned]) => {
      const { documentElement: root } = document;
      for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
      root.dataset.theme = pinned;
    },
    [paletteOf(brands[brand]), theme] as const,
  );
}

/** Waits for fonts, images, and two frames without a change of the page. */
async function atRest(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    for (let calm = 0, before = ''; calm < 3; calm += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 16)));
      const now = document.body.innerHTML;
      if (now !== before) calm = 0;
      before = now;
    }
  });
}

/** Switches a story's page to a look, as the toolbar does. */
export async function dressStory(page: Page, look: Look): Promise<void> {
  await page.evaluate((globals) => {
    // Storybook's own name for its channel within a window.
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as { emit: (event: string, payload: object) => void };
    channel.emit('updateGlobals', { globals });
  }, look);
  await page.waitForFunction(({ theme, language }) => {
    const { documentElement: root } = document;
    return root.dataset.theme === theme && root.lang === language;
  }, look);
  await atRest(page.mainFrame());
}

/** Switches a documentation page and the windows in it to the brand and theme of a look; the page was opened in its language. */
export async function dressPage(page: Page, look: Look): Promise<void> {
  for (const frame of page.frames()) await paint(frame, look);
  for (const frame of page.frames()) await atRest(frame);
}

/** Gives what is in a cell marked `data-forced` that state of the browser's. */
export async function forceStates(devTools: CDPSession): Promise<void> {
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-forced]' });
  for (const cell of nodeIds) {
    const { attributes } = await devTools.send('DOM.getAttributes', { nodeId: cell });
    const state = attributes[attributes.indexOf('data-forced') + 1] ?? '';
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: cell, selector: reachable });
    if (nodeId) {
      await devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: state === 'hover' ? ['hover'] : ['focus', state] });
    }
  }
}

/** Draws what is in the gallery's tile as large as the tile allows; what is in a separate window is drawn by its styles. */
export async function fitTile(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tile = document.querySelector<HTMLElement>('[data-tile]:not([data-crop])');
    const content = tile?.firstElementChild;
    if (!tile || !(content instanceof HTMLElement)) return;
    content.style.zoom = '1';
    const { width, height } = content.getBoundingClientRect();
    const [edge, largest, smallest] = [24, 1.6, 0.5];
    const fit = Math.min(largest, (tile.clientWidth - 2 * edge) / width, Math.max(smallest, (tile.clientHeight - 2 * edge) / height));
    content.style.zoom = String(fit);
    // What is taller than the tile begins at its top.
    const isTaller = height * fit > tile.clientHeight - edge;
    tile.style.placeItems = isTaller ? 'start center' : 'center';
    tile.style.paddingBlockStart = isTaller ? `${edge}px` : '';
  });
}
