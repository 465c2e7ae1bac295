import { expect, test } from 'vitest';
import { prerenderedPage } from './prerendered-page.ts';
import type { PrerenderedPage } from './rendering.ts';

const template = '<html lang="en"><head></head><body><div id="root"></div></body></html>';
const files = { scripts: ['a.js'], styles: ['a.css'] };
const page: PrerenderedPage = {
  path: '/start',
  audience: 'user',
  language: 'ru',
  dir: 'ltr',
  title: 'A < B',
  data: { calls: '/a?b="c"&d' },
  modules: [],
  frames: [
    ['open', '<p>wide</p>'],
    ['phone', '<p>narrow</p>'],
  ],
};

test('the first frame is in the page, and the others are templates before its end', () => {
  const html = prerenderedPage(template, page, files);
  expect(html).toContain(
    '<div id="root"><p>wide</p></div><template data-frame="phone"><p>narrow</p></template><div id="prerendered-end" hidden></div>',
  );
});

test('facts for the boot script are escaped attributes of the root element', () => {
  const html = prerenderedPage(template, page, files);
  const facts = 'lang="ru" dir="ltr" data-prerendered="ru" data-prerendered-for="user" data-calls="/a?b=&quot;c&quot;&amp;d"';
  expect(html).toContain(`<html ${facts}>`);
  expect(html).toContain('<title>A &lt; B</title>');
});

test('the files of a page load with its first script', () => {
  const head = prerenderedPage(template, page, files).split('</head>')[0];
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/a.css"><link rel="modulepreload" crossorigin href="/a.js">');
});

test.each(['<script>x</script>', '<style>p {}</style>', '<p style="color: red">x</p>'])('markup with %s is refused', (html) => {
  expect(() => prerenderedPage(template, { ...page, frames: [['open', html]] }, files)).toThrow('/start was prerendered with');
});

test('a template without the root element is refused', () => {
  expect(() => prerenderedPage('<html lang="en"><head></head></html>', page, files)).toThrow('not exactly one <div id="root"></div>');
});
