import MarkdownIt from 'markdown-it';

/** What a text is made of. There is no node for markup: what looks like it is text. */
export type MarkdownNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string; readonly block: boolean }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly MarkdownNode[] }
  | { readonly type: 'element'; readonly tag: MarkdownTag; readonly children: readonly MarkdownNode[] };

const tags = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4', 'br', 'hr'] as const;
export type MarkdownTag = (typeof tags)[number];

/** One level deeper is as deep as this: what nests further is flat. */
const deepest = 20;

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];
type Open = { children: MarkdownNode[]; close: (children: MarkdownNode[]) => MarkdownNode | null };

const parser = new MarkdownIt('commonmark', { html: false, maxNesting: deepest });

/** A link leads to the web or into the portal; anything else is its text alone. */
function safeHref(href: string): string | null {
  if (/^\/(?![/\\])/u.test(href)) return href;
  return URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol) ? href : null;
}

/** The page has an h1 of its own. */
const tagOf = (tag: string): MarkdownTag => tags.find((one) => one === (tag === 'h1' ? 'h2' : tag)) ?? 'p';

function opened(token: Token): Open['close'] {
  if (token.type !== 'link_open') return (children) => ({ type: 'element', tag: tagOf(token.tag), children });
  const href = safeHref(String(token.attrGet('href') ?? ''));
  return (children) => (href === null ? { type: 'element', tag: 'em', children } : { type: 'link', href, children });
}

function treeOf(tokens: readonly Token[]): MarkdownNode[] {
  const root: Open = { children: [], close: () => null };
  const stack = [root];
  for (const token of tokens) {
    const top = stack.at(-1) ?? root;
    if (token.nesting === 1) {
      stack.push({ children: [], close: opened(token) });
    } else if (token.nesting === -1) {
      const closed = stack.length > 1 ? stack.pop() : undefined;
      const node = closed?.close(closed.children);
      if (node) (stack.at(-1) ?? root).children.push(node);
    } else if (token.type === 'inline') top.children.push(...treeOf(token.children ?? []));
    else if (token.type === 'fence' || token.type === 'code_block') top.children.push({ type: 'code', text: token.content, block: true });
    else if (token.type === 'code_inline') top.children.push({ type: 'code', text: token.content, block: false });
    else if (token.type === 'hardbreak') top.children.push({ type: 'element', tag: 'br', children: [] });
    else if (token.type === 'hr') top.children.push({ type: 'element', tag: 'hr', children: [] });
    else top.children.push({ type: 'text', text: token.type === 'softbreak' ? ' ' : token.content });
  }
  return root.children;
}

/** Reads Markdown into a tree of our own, of which nothing can run. */
export function markdownTree(text: string): readonly MarkdownNode[] {
  return treeOf(parser.parse(text, {}));
}
