import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escaped text can neither start a tag nor end an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;');
});
