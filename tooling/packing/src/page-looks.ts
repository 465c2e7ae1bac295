import type { Page } from '@playwright/test';

/** What the browser computes for everything on a page, and for what stands before and after it. */
export function pageLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        // Variables show in what is made of them.
        const properties = Array.from(style).filter((property) => !property.startsWith('--'));
        return properties.map((property) => `${element.tagName}${pseudo ?? ''} ${property}: ${style.getPropertyValue(property)}`);
      }),
    ),
  );
}
