import { readFileSync } from 'node:fs';
import path from 'node:path';

const guides = path.join(import.meta.dirname, '../../../docs/guides');

export const readGuide = (guide: string): string => readFileSync(path.join(guides, guide), 'utf8');

const withoutText = (text: string) => text.replaceAll(/[^\n]/gu, '');

/** Returns the shell commands under a heading of a guide, with its subheadings, each on the line that it has in the guide. */
export function guideCommands(guide: string, heading: string): string {
  const sections = guide.split(/^(?=#{2,3} )/mu);
  const first = sections.findIndex((section) => section.replace(/^#+ /u, '').startsWith(`${heading}\n`));
  const levelOf = (section = '') => /^#+/u.exec(section)?.[0].length ?? 0;
  const after = sections.findIndex((section, index) => index > first && levelOf(section) <= levelOf(sections[first]));
  const part = sections.slice(first, after === -1 ? undefined : after).join('');
  // Every second piece is a block, and begins with its language.
  const pieces = part
    .split(/^```/mu)
    .map((piece, index) => (index % 2 === 1 && piece.startsWith('sh\n') ? piece.slice(2) : withoutText(piece)));
  const commands = pieces.join('');
  if (first === -1 || commands.trim() === '') throw new Error(`The guide has no commands under ${heading}`);
  return withoutText(sections.slice(0, first).join('')) + commands;
}
