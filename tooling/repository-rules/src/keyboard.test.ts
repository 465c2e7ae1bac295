import path from 'node:path';
import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

/** How a test presses a key of a guide: the text of a string literal, or a call. */
const presses: Readonly<Record<string, RegExp>> = {
  Tab: /userEvent\.tab\(/,
  Enter: /\{Enter\}/,
  Space: /(['"`])(?:[^'"`\n]*\})? \1|\[Space\]/,
  Escape: /\{Escape\}/,
  Backspace: /\{Backspace\}/,
  Home: /\{Home\}/,
  End: /\{End\}/,
  'Page up': /\{PageUp\}/,
  'Page down': /\{PageDown\}/,
  '↑': /\{ArrowUp[}>]/,
  '↓': /\{ArrowDown[}>]/,
  '←': /\{ArrowLeft[}>]/,
  '→': /\{ArrowRight[}>]/,
  'Alt+↑': /\{Alt>\}\{ArrowUp\}/,
  'Ctrl+Enter': /\{Control>\}\{Enter\}/,
  'Cmd+Enter': /\{Meta>\}\{Enter\}/,
  'a letter': /keyboard\((['"`])\p{L}[\p{L}\d ]*\1\)/u,
  // The browser's own shortcut, which differs on a Mac.
  'Cmd+V': /\{(Control|Meta)>\}v/,
  '0–9': /keyboard\((['"`])\d/,
};

/** Returns a pattern for the chord: `Ctrl+B` is `{Control>}b{/Control}`. */
function chord(key: string): RegExp | undefined {
  const [, modifier, letter] = /^(?:(Ctrl|Cmd|Alt)\+|⌘)([A-Z])$/.exec(key) ?? [];
  if (letter === undefined) return undefined;
  const name = { Ctrl: 'Control', Cmd: 'Meta', Alt: 'Alt' }[modifier ?? 'Cmd'];
  return new RegExp(String.raw`\{${name}>\}${letter.toLowerCase()}`);
}

interface Guide {
  component: string;
  keys: string[];
}

const guides = files.flatMap((file): Guide[] => {
  const component = /^packages\/ui\/src\/([a-z-]+)\/\1\.stories\.tsx$/.exec(file)?.[1];
  const rows = /\bkeyboard: \[([\s\S]*?)\n? *\],\n *code: /.exec(read(file))?.[1];
  if (component === undefined || rows === undefined) return [];
  const keys = [...rows.matchAll(/\[\s*(['"])(.*?)\1,/g)].flatMap(([, , named]) => (named ?? '').split(', '));
  return keys.length > 0 ? [{ component, keys: [...new Set(keys)] }] : [];
});

test('guides document their keys', () => {
  expect(guides.length).toBeGreaterThan(30);
});

test.each(guides)('the tests of $component press each key that its guide names', ({ component, keys }) => {
  const tests = files
    .filter((file) => path.dirname(file) === `packages/ui/src/${component}` && file.endsWith('.test.tsx'))
    .map(read)
    .join('\n');
  const untried = keys.filter((key) => {
    const press = presses[key] ?? chord(key);
    if (!press) throw new Error(`Unknown key "${key}": use a name from keyboard.test.ts or add it there`);
    return !press.test(tests);
  });
  expect(untried).toEqual([]);
});
