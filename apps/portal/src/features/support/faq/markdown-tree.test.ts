import { expect, test } from 'vitest';
import { markdownTree } from './markdown-tree.ts';
import type { MarkdownNode } from './markdown-tree.ts';

const linksOf = (nodes: readonly MarkdownNode[]): string[] =>
  nodes.flatMap((node) => (node.type === 'link' ? [node.href] : node.type === 'element' ? linksOf(node.children) : []));
const textOf = (nodes: readonly MarkdownNode[]): string =>
  nodes.map((node) => ('text' in node ? node.text : textOf(node.children))).join('');
const depthOf = (nodes: readonly MarkdownNode[]): number =>
  1 + Math.max(0, ...nodes.map((node) => ('children' in node ? depthOf(node.children) : 0)));

test('the parser reads paragraphs, emphasis, lists, code and links', () => {
  expect(markdownTree('One **two** `three`\n\n1. four\n\n```\nfive\n```')).toMatchObject([
    { tag: 'p', children: [{ text: 'One ' }, { tag: 'strong' }, { text: ' ' }, { type: 'code', text: 'three', block: false }] },
    { tag: 'ol', children: [{ tag: 'li' }] },
    { type: 'code', text: 'five\n', block: true },
  ]);
  expect(linksOf(markdownTree('[a](https://example.com/x) [b](/supports/tickets)'))).toEqual([
    'https://example.com/x',
    '/supports/tickets',
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', 'file:///etc/passwd', 'JaVaScRiPt:x'])(
  'a link to %s is not clickable',
  (href) => {
    const tree = markdownTree(`[go](${href}) <${href}>`);
    expect(linksOf(tree)).toEqual([]);
    expect(textOf(tree)).toContain('go');
  },
);

test('HTML markup stays text', () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(textOf(markdownTree(hostile))).toBe(hostile);
  expect(textOf(markdownTree('![picture](https://example.com/x.png)'))).not.toContain('https');
});

test('endless nesting produces neither a deep tree nor a slow parse', () => {
  for (const text of ['> '.repeat(50_000), `${'['.repeat(20_000)}x${']('.repeat(20_000)}`, '- '.repeat(20_000), '*'.repeat(50_000)]) {
    expect(depthOf(markdownTree(text))).toBeLessThan(60);
  }
});
