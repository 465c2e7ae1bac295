/** A documentation page that was written as Markdown. */
export interface MarkdownPage {
  /** Storybook's: `Components/button`. */
  title: string;
  /** Its name in the folder `markdown`. */
  file: string;
  /** Its first sentence; empty without one. */
  summary: string;
}

const introduction = `# Portico

> React components and design tokens for the sites of hosting providers: \`@portico/ui\`.

Each component is an entry: \`import { Button } from '@portico/ui/button'\`. There is no entry \`@portico/ui\`. Import \`@portico/ui/tokens.css\` once.
[manifests/components.json](manifests/components.json) has every component with its props and the code of its stories.
`;

/** Returns the list of all pages for language models, in the format of llmstxt.org. */
export function llmsText(pages: readonly MarkdownPage[]): string {
  const sections = Map.groupBy(pages, ({ title }) => title.split('/', 1)[0] ?? '');
  const lists = [...sections].map(([section, members]) => {
    const lines = members.map(({ title, file, summary }) => {
      const name = title.split('/').at(-1) ?? title;
      return `- [${name}](markdown/${file})${summary === '' ? '' : `: ${summary}`}`;
    });
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  return [introduction, ...lists].join('\n');
}
