import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './publishable.ts';

/** What a guide tells its reader to do: run commands, or write a file whose path is on its own line above the code. */
export type GuideStep = { commands: string } | { file: string; content: string };

/** Returns the steps of a guide of `docs/guides` under a heading of the second level, in their order. */
export function readGuideSteps(guide: string, heading: string): GuideStep[] {
  const text = readFileSync(path.join(repository, 'docs/guides', guide), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([^]*?)^```$/gm)];
  if (blocks.length === 0) throw new Error(`${guide} has no steps under ${heading}`);
  return blocks.map(([, file, language, content = '']) => {
    if (file !== undefined) return { file, content };
    if (language === 'sh') return { commands: content };
    throw new Error(`${guide}: a block of ${language} under ${heading} has no path above it`);
  });
}
