import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@portico/contract';
import { languages } from '@portico/contract/languages';
import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';

export type FaqSource = {
  slug: string;
  language: Language;
  category: string;
  categoryTitle: string;
  title: string;
  body: string;
  position: number;
};
export type FaqReading = { ok: true; entries: FaqSource[] } | { ok: false; problems: string[] };

const maxEntries = 500;
const longestBody = 100_000;
const slugWord = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const line = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200, 'must have at most 200 characters'));
const frontMatter = v.strictObject({ category: line, title: line, order: v.pipe(v.number(), v.integer('must be a whole number')) });

type EntryResult = { entry: FaqSource } | { problem: string };

/** Reads front matter between `---` lines, followed by Markdown. A problem names the file and line. */
function readEntry(file: string, text: string, at: Pick<FaqSource, 'slug' | 'language'> & { category: string }): EntryResult {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  if (lines[0] !== '---') return { problem: `${file}:1: must start with a line of three hyphens` };
  const end = lines.indexOf('---', 1);
  if (end < 0) return { problem: `${file}:1: front matter is not closed` };
  try {
    const head = v.safeParse(frontMatter, parse(lines.slice(1, end).join('\n')));
    if (!head.success) {
      const [issue] = head.issues;
      const name = v.getDotPath(issue) ?? '';
      const where = lines.findIndex((one, index) => index < end && one.startsWith(`${name}:`));
      return { problem: `${file}:${where < 1 ? 1 : where + 1}: ${name} ${issue.message}`.trimEnd() };
    }
    const body = lines
      .slice(end + 1)
      .join('\n')
      .trim();
    if (body === '') return { problem: `${file}:${end + 2}: has no text` };
    if (body.length > longestBody || body.includes('\0')) return { problem: `${file}:${end + 2}: text is too long or not valid` };
    const { category: categoryTitle, title, order: position } = head.output;
    return { entry: { ...at, categoryTitle, title, position, body } };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { problem: `${file}:${1 + (error.linePos?.[0].line ?? 1)}: ${error.message.split('\n', 1)[0]}` };
  }
}

/** Reads `<language>/<category>/<slug>.md` in every language. @throws Error if the folder can't be read */
export async function readFaq(folder: string): Promise<FaqReading> {
  const entries: FaqSource[] = [];
  const problems: string[] = [];
  for (const language of languages) {
    const names = await readdir(path.join(folder, language), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.md')).toSorted()) {
      const file = path.join(language, name);
      const words = name.slice(0, -'.md'.length).split(path.sep);
      const [category = ''] = words;
      if (words.length !== 2 || !words.every((word) => slugWord.test(word))) {
        problems.push(`${file}:1: must be named <category>/<name>.md, in lowercase letters, digits and hyphens`);
        continue;
      }
      const reading = readEntry(file, await readFile(path.join(folder, file), 'utf8'), { slug: words.join('/'), language, category });
      if ('entry' in reading) entries.push(reading.entry);
      else problems.push(reading.problem);
    }
  }
  if (problems.length === 0) problems.push(...disagreements(entries));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, entries };
}

/** Finds problems between files: missing translations and different titles of one category. */
function disagreements(entries: readonly FaqSource[]): string[] {
  if (entries.length > maxEntries * languages.length) return [`there are more than ${maxEntries} entries`];
  const known = new Set(entries.map(({ language, slug }) => `${language}/${slug}`));
  const titles = new Map<string, string>();
  return entries.flatMap(({ language, slug, category, categoryTitle }) => {
    const file = `${language}/${slug}.md`;
    const missing = languages.filter((one) => !known.has(`${one}/${slug}`)).map((one) => `${file}:1: is missing in ${one}`);
    const title = titles.get(`${language}/${category}`) ?? categoryTitle;
    titles.set(`${language}/${category}`, title);
    return title === categoryTitle ? missing : [...missing, `${file}:2: calls its category "${categoryTitle}", others call it "${title}"`];
  });
}
