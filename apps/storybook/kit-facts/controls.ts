import type { KitDoc, PropDoc } from './component-doc.ts';

/** How a prop is set in the controls of a story. */
export interface PropControl {
  /** None for what cannot be typed: elements, functions, lists. */
  kind: 'choice' | 'switch' | 'number' | 'text' | 'none';
  /** Of a choice. */
  options: readonly (string | number)[];
  about: string;
  type: string;
  fallback: string | undefined;
}

/** The controls of each folder's component, from the same facts as its table of props. */
export function controlsOf(docs: Readonly<Record<string, KitDoc>>): Record<string, Record<string, PropControl>> {
  return Object.fromEntries(
    Object.entries(docs).map(([folder, { components }]) => {
      const props = components.flatMap((component) => component.props);
      // Where several components of a folder have a prop of one name, the first is the main one's.
      return [folder, Object.fromEntries(props.toReversed().map((prop) => [prop.name, controlOf(prop)]))];
    }),
  );
}

function controlOf({ type, about, fallback }: PropDoc): PropControl {
  const options = choicesOf(type);
  return { kind: options.length > 1 ? 'choice' : kindOf(type), options, about, type, fallback };
}

/** The members of a union of words and numbers; none of any other type. */
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
