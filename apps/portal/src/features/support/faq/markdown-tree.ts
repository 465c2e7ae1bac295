import MarkdownIt from 'markdown-it';

/** The nodes of a text. There is no node for raw HTML, which stays text. */
export type MarkdownNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string; readonly block: boolean }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly MarkdownNode[] }
  | { readonly type: 'element'; readonly tag: MarkdownTag; readonly children: readonly MarkdownNode[] };

const tags = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4', 'br', 'hr'] as const;
export type MarkdownTag = (typeof tags)[number];

/** Content nested deeper than this is flattened. */
const deepest = 20;

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];
type Open = { children: MarkdownNode[]; close: (children: MarkdownNode[]) => MarkdownNode | null };

const parser = new MarkdownIt('commonmark', { html: false, maxNesting: deepest });

/** Allows links to the web and into the portal; any other link becomes plain text. */
function safeHref(href: string): string | null {
  if (/^\/(?![/\\])/u.test(href)) return href;
  return URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol) ? href : null;
}

/** The page already has an h1. */
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

/** Parses Markdown into a tree that cannot hold anything executable. */
export function markdownTree(text: string): readonly MarkdownNode[] {
  return treeOf(parser.parse(text, {}));
}
