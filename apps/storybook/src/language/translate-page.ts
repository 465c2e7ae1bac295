/** Returns the translation of a sentence, or `undefined` without one. */
type Translate = (text: string) => string | undefined;

/** An import, an export, or a line of tags and of the arrays in them. */
const isCode = (line: string) => /^(import|export) |^<\/?[A-Z].*>$|^<Rules$|^\/>$|^\]\}$|^(do|dont)=\{\[$/.test(line);

/**
 * Returns an MDX page with each text replaced by its translation: headings, paragraphs, items of lists, texts between the tags of an example,
 * attributes `about` and the strings of rules. Code stays. What has no translation stays as it is.
 */
export function translatePage(source: string, translate: Translate): string {
  const written: string[] = [];
  /** The prefix of the current text, such as a list marker, and its lines. */
  let before = '';
  let lines: string[] = [];
  const say = (text: string) => translate(text) ?? text;
  const end = () => {
    if (lines.length > 0) written.push(before + say(lines.join(' ')));
    lines = [];
  };
  const put = (line: string) => {
    end();
    written.push(line);
  };

  let until: string | undefined;
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const indent = raw.slice(0, raw.length - raw.trimStart().length);
    const [, example = '', shown = ''] = /^(<Example[^>]*>)(.+)<\/Example>$/.exec(line) ?? [];
    const [, mark, item = ''] = /^(#+ |- |\d+\. )(.*)$/.exec(line) ?? [];
    if (until !== undefined) {
      put(raw);
      if (line === until) until = undefined;
    } else if (line.startsWith('```')) {
      put(raw);
      until = '```';
    } else if (line.startsWith('<LiveForm')) {
      put(raw);
      until = line.endsWith('</LiveForm>') ? undefined : '</LiveForm>';
    } else if (line === '') put(raw);
    else if (/^'.*',?$/.test(line)) put(`${indent}${JSON.stringify(say(line.replace(/,$/, '').slice(1, -1)))},`);
    else if (shown !== '') put(`${indent}${example}${say(shown)}</Example>`);
    else if (isCode(line)) put(raw.replaceAll(/about="([^"]*)"/g, (_, about: string) => `about="${say(about)}"`));
    else if (mark !== undefined) {
      end();
      before = indent + mark;
      lines = [item];
    } else {
      if (lines.length === 0) before = indent;
      lines.push(line);
    }
  }
  end();
  return written.join('\n');
}
