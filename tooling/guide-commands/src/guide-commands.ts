import { readFileSync } from 'node:fs';
import path from 'node:path';

const guides = path.join(import.meta.dirname, '../../../docs/guides');

/** Returns the shell commands under a heading of a guide, with its subheadings, as they are printed. */
export function guideCommands(guide: string, heading: string): string {
  const text = readFileSync(path.join(guides, guide), 'utf8');
  const sections = text.split(/^(?=#{2,3} )/mu);
  const first = sections.findIndex((section) => section.replace(/^#+ /, '').startsWith(`${heading}\n`));
  const level = /^#+/.exec(sections[first] ?? '')?.[0].length ?? 0;
  const after = sections.findIndex((section, index) => index > first && (/^#+/.exec(section)?.[0].length ?? 0) <= level);
  const part = sections.slice(first, after === -1 ? undefined : after).join('');
  const blocks = [...part.matchAll(/^```sh\n([^]*?)^```$/gmu)].map(([, commands = '']) => commands);
  if (first === -1 || blocks.length === 0) throw new Error(`${guide} has no commands under ${heading}`);
  return blocks.join('');
}
