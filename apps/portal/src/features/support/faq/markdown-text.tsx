import { useMemo } from 'react';
import { useIntl } from '@portico/i18n/react';
import { CodeSnippet } from '@portico/ui/code-snippet';
import { Link } from '@portico/ui/link';
import { faqMessages as m } from './faq.messages.ts';
import { markdownTree } from './markdown-tree.ts';
import type { MarkdownNode } from './markdown-tree.ts';
import styles from './faq.module.css';

/** The provider's Markdown as React elements. No text becomes markup. */
export function MarkdownText({ text }: { readonly text: string }) {
  const tree = useMemo(() => markdownTree(text), [text]);
  return <div className={styles.text}>{tree.map(rendered)}</div>;
}

function Snippet({ code }: { readonly code: string }) {
  const { formatMessage } = useIntl();
  return (
    <CodeSnippet
      wrap
      label={formatMessage(m.snippet)}
      code={code.replace(/\n$/u, '')}
      copyLabel={formatMessage(m.copySnippet)}
      copiedLabel={formatMessage(m.copied)}
      copyFailedLabel={formatMessage(m.copyFailed)}
    />
  );
}

function rendered(node: MarkdownNode, position: number) {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'code':
      return node.block ? <Snippet key={position} code={node.text} /> : <code key={position}>{node.text}</code>;
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
