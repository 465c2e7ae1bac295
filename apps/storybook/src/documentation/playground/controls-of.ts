import { kitControls, kitDocs } from '../../../kit-facts/kit.ts';
import { componentName } from '../component-names.tsx';
import type { PreparedStory } from '../prepared-story.ts';

/** A control of the playground. */
export interface Control {
  name: string;
  kind: 'choice' | 'switch' | 'number' | 'text';
  options: readonly (string | number)[];
  about: string;
  /** The value that the component uses if the prop is left out. */
  fallback: string | number | boolean | undefined;
}

/** What a component keeps as state once it is rendered, and what no reader plays with. */
const leftOut = /^(value|open|editing|checked|opened|className|dir|name|id|targetId|max|min|role|reference)$|^default[A-Z]|(Label|Text)$/;

/** Elements that can be disabled. */
const controlElements = new Set(['button', 'input', 'select', 'textarea']);

const order = ['choice', 'switch', 'number', 'text'] as const;

/** Returns the playground's controls for a component of the kit: choices first, texts last. */
export function controlsOf(folder: string, { initialArgs }: PreparedStory): readonly Control[] {
  const { components = [] } = kitDocs[folder] ?? {};
  const main = components.find(({ name }) => name === componentName(folder)) ?? components[0];
  const found = new Map<string, Control>();
  for (const { name, fallback } of main?.props ?? []) {
    const control = kitControls[folder]?.[name];
    const given = initialArgs[name];
    if (!control || control.kind === 'none' || leftOut.test(name)) continue;
    // Text in place of an element is only useful where the story has a text.
    if (control.kind === 'text' && typeof given !== 'string' && control.type !== 'string') continue;
    if (typeof given === 'object' || (typeof given === 'number' && !Number.isFinite(given))) continue;
    found.set(name, { name, kind: control.kind, options: control.options, about: control.about, fallback: literal(fallback) });
  }
  // A wrapper of a story may take more, such as the label of the field around it.
  for (const [name, given] of Object.entries(initialArgs)) {
    const kind = kindOf(given);
    if (kind && !found.has(name) && !leftOut.test(name)) found.set(name, { name, kind, options: [], about: '', fallback: undefined });
  }
  if (controlElements.has(main?.element ?? '') && !found.has('disabled')) {
    found.set('disabled', { name: 'disabled', kind: 'switch', options: [], about: '', fallback: false });
  }
  return [...found.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function kindOf(given: unknown): Control['kind'] | undefined {
  if (typeof given === 'boolean') return 'switch';
  if (typeof given === 'number') return Number.isFinite(given) ? 'number' : undefined;
  return typeof given === 'string' ? 'text' : undefined;
}

/** Returns the value of a literal as the source writes it. */
function literal(source: string | undefined): Control['fallback'] {
  if (source === undefined) return undefined;
  if (/^'.*'$/.test(source)) return source.slice(1, -1);
  if (source === 'true' || source === 'false') return source === 'true';
  return /^-?\d+(\.\d+)?$/.test(source) ? Number(source) : undefined;
}
