import { useMemo } from 'react';
import { Link } from '@portico/ui/link';
import { markdownTree } from './markdown-tree.ts';
import type { MarkdownNode } from './markdown-tree.ts';
import styles from './faq.module.css';

/** The provider's Markdown as React elements; no text becomes markup. */
export function MarkdownText({ text }: { readonly text: string }) {
  const tree = useMemo(() => markdownTree(text), [text]);
  return <div className={styles.text}>{tree.map(rendered)}</div>;
}

function rendered(node: MarkdownNode, position: number) {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'code':
      return node.block ? (
        <pre key={position}>
          <code>{node.text}</code>
        </pre>
      ) : (
        <code key={position}>{node.text}</code>
      );
    case 'link':
      return (
        <Link key={position} href={node.href} rel="noopener nofollow">
          {node.children.map(rendered)}
        </Link>
      );
    case 'element': {
      const Tag = node.tag;
      return node.tag === 'br' || node.tag === 'hr' ? <Tag key={position} /> : <Tag key={position}>{node.children.map(rendered)}</Tag>;
    }
  }
}
