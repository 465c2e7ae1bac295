import type { Page } from '@playwright/test';

/** Returns the computed styles of everything within an element of a page, including ::before and ::after. */
export function pageLooks(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return [];
          // Custom properties show in the properties that use them.
          const properties = Array.from(style).filter((property) => !property.startsWith('--'));
          return properties.map((property) => `${element.tagName}${pseudo ?? ''} ${property}: ${style.getPropertyValue(property)}`);
        }),
      ),
    within,
  );
}
