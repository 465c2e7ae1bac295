import { kitControls } from '../../../kit-facts/kit.ts';
import type { Args } from '../playground/use-story-args.ts';
import type { PreparedStory } from '../prepared-story.ts';
import { needsFrame } from '../prepared-story.ts';
import { sentenceCase } from '../sentence-case.ts';

/** A row or a column: its name, and the args that it adds. */
export interface Line {
  name: string;
  args: Args;
  /** The story that is in this state, if it is not the row's: it has the texts that go with it, in each language. */
  story?: PreparedStory;
  /** The browser's own state, which the build forces before it takes the picture. */
  forced?: 'hover' | 'focus-visible';
}

export interface Matrix {
  rows: readonly Line[];
  columns: readonly Line[];
  /** The ids of stories that the matrix shows already. */
  shown: ReadonlySet<string>;
}

/** Props whose values are rows, the first one that a component has. */
const rowProps = ['variant', 'tone', 'shape'];

/** Stories that are a separate row: the other value of a field. */
const rowStories = /^(Checked|Chosen|Filled|On)$/;

/** Stories that are a column: a state that any row can be in. */
const columnStories = /^(Busy|Disabled|Invalid|Wrong)$/;

/** Elements that a pointer and the keyboard reach. */
const pressable = new Set(['a', 'button', 'input', 'select', 'textarea']);

/** Returns the args in which a story differs from another one. */
function ownArgs(story: PreparedStory, base: PreparedStory): Args {
  return Object.fromEntries(Object.entries(story.initialArgs).filter(([name, value]) => value !== base.initialArgs[name]));
}

/** Returns variants x sizes x states of a component; undefined if there is nothing to cross. */
export function matrixOf(folder: string, stories: readonly PreparedStory[], element: string | undefined): Matrix | undefined {
  const base = stories[0];
  const controls = kitControls[folder] ?? {};
  if (!base || needsFrame(base)) return undefined;
  const rowProp = rowProps.find((name) => controls[name]?.kind === 'choice');
  const others = stories.filter((story) => story !== base && !needsFrame(story));
  const states = others.filter(({ name }) => columnStories.test(name));
  const rowsByStory = rowProp ? [] : others.filter(({ name }) => rowStories.test(name));
  if (!rowProp && states.length === 0) return undefined;

  const rows: readonly Line[] = rowProp
    ? (controls[rowProp]?.options ?? []).map((value) => ({ name: String(value), args: { [rowProp]: value } }))
    : [base, ...rowsByStory].map((story) => ({ name: sentenceCase(story.name), args: ownArgs(story, base) }));
  const { kind, options = [] } = controls['size'] ?? {};
  const sizes: readonly Line[] =
    kind === 'choice' ? options.map((size) => ({ name: String(size), args: { size } })) : [{ name: '', args: {} }];
  const forced: readonly Line[] = pressable.has(element ?? '')
    ? [
        { name: 'Hover', args: {}, forced: 'hover' },
        { name: 'Focus', args: {}, forced: 'focus-visible' },
      ]
    : [];
  const columns = [...sizes, ...forced, ...states.map((story) => ({ name: sentenceCase(story.name), args: {}, story }))];

  const crossed = new Set(['children', 'label', 'size', rowProp]);
  const covered = others.filter(
    (story) =>
      states.includes(story) || rowsByStory.includes(story) || Object.keys(ownArgs(story, base)).every((name) => crossed.has(name)),
  );
  return { rows, columns, shown: new Set([base, ...covered].filter(({ name }) => !/Russian/.test(name)).map(({ id }) => id)) };
}
