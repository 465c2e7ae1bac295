/** What only works in a browser, or says nothing in words. */
export const wordless =
  'style, script, svg, iframe, button, input, select, textarea, .sb-story, [aria-hidden="true"], [data-playground], [data-sheet]';

/**
 * Returns a documentation page as HTML that Markdown can say, with its first sentence. It runs in the page, where nothing of this module is.
 * @param unwanted the selector of what is left out
 */
export function readPage(unwanted: string): { html: string; summary: string } {
  const found = document.querySelector('.sbdocs-content');
  if (!found) throw new Error('This is no documentation page');
  const content = document.createElement('main');
  content.innerHTML = found.innerHTML;
  for (const element of content.querySelectorAll(unwanted)) element.remove();
  for (const image of content.querySelectorAll('img')) image.replaceWith(`[${image.alt}]`);
  for (const link of content.querySelectorAll('a')) {
    const page = /[?&]path=\/docs\/([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1];
    if (page !== undefined) link.setAttribute('href', `${page.replace(/--docs$/, '')}.md`);
    // An icon beside a heading, which leads to the heading.
    if (link.textContent.trim() === '') link.remove();
  }
  // What a line shows side by side has no space between it.
  for (const element of content.querySelectorAll('a + a, dt > * + *')) element.before(' ');
  // A component's heading has its group above it.
  content.querySelector('h1')?.previousElementSibling?.remove();
  for (const pre of content.querySelectorAll('pre')) {
    const code = document.createElement('code');
    code.textContent = pre.textContent;
    code.className = /\blanguage-\w+/.exec(pre.outerHTML)?.[0] ?? '';
    pre.replaceChildren(code);
  }
  // A list of terms has no Markdown: each becomes an item.
  for (const list of content.querySelectorAll('dl')) {
    const items = document.createElement('ul');
    for (const term of list.querySelectorAll('dt')) {
      const item = document.createElement('li');
      const about = term.nextElementSibling;
      for (const paragraph of about?.querySelectorAll('p') ?? []) paragraph.replaceWith(...paragraph.childNodes, ' ');
      item.append(...term.childNodes, ': ', ...(about?.childNodes ?? []));
      items.append(item);
    }
    list.replaceWith(items);
  }
  const first = (content.querySelector('h1 ~ p') ?? content.querySelector('p'))?.textContent ?? '';
  const [summary = ''] = first
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) /, 1);
  return { html: content.innerHTML, summary };
}
