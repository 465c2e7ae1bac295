import type { KitDoc, PropDoc } from './component-doc.ts';

/** A prop's control in a story. */
export interface PropControl {
  /** `none` for props that can't be typed in: elements, functions, lists. */
  kind: 'choice' | 'switch' | 'number' | 'text' | 'none';
  /** The options of a `choice`. */
  options: readonly (string | number)[];
  about: string;
  type: string;
  fallback: string | undefined;
}

/** Returns the controls of each folder's component, from the same data as its props table. */
export function controlsOf(docs: Readonly<Record<string, KitDoc>>): Record<string, Record<string, PropControl>> {
  return Object.fromEntries(
    Object.entries(docs).map(([folder, { components }]) => {
      const props = components.flatMap((component) => component.props);
      // If several components of a folder share a prop name, the main component comes first and wins.
      return [folder, Object.fromEntries(props.toReversed().map((prop) => [prop.name, controlOf(prop)]))];
    }),
  );
}

function controlOf({ type, about, fallback }: PropDoc): PropControl {
  const options = choicesOf(type);
  return { kind: options.length > 1 ? 'choice' : kindOf(type), options, about, type, fallback };
}

/** Returns the members of a union of literals; empty for any other type. */
function choicesOf(type: string): readonly (string | number)[] {
  const members = type.split('|').map((member) => member.trim());
  if (!members.every((member) => /^'[^']*'$|^\d+$/u.test(member))) return [];
  return members.map((member) => (member.startsWith("'") ? member.slice(1, -1) : Number(member)));
}

function kindOf(type: string): PropControl['kind'] {
  if (type === 'boolean') return 'switch';
  if (type === 'number') return 'number';
  return type === 'string' || type === 'ReactNode' ? 'text' : 'none';
}
