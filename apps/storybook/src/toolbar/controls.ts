import type { Preview } from '@storybook/react-vite';
import type { PropControl } from '../../kit-facts/controls.ts';
import { kitControls } from '../../kit-facts/kit.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgTypes = ReturnType<Enhancer>;

/** Sets a story's controls by the props table: choices, switches, text and numbers. Other props are read-only. */
export const controls: Enhancer = ({ parameters, argTypes, initialArgs }) => {
  const folder = /\/([a-z-]+)\/[a-z-]+\.stories\.tsx$/u.exec(String(parameters['fileName']))?.[1] ?? '';
  const known = Object.entries(kitControls[folder] ?? {});
  return { ...argTypes, ...Object.fromEntries(known.map(([name, prop]) => [name, argTypeOf(name, prop, initialArgs[name])])) };
};

function argTypeOf(name: string, { kind, options, about, type, fallback }: PropControl, given: unknown): ArgTypes[string] {
  const argType = {
    name,
    description: about,
    table: { type: { summary: type }, ...(fallback === undefined ? {} : { defaultValue: { summary: fallback } }) },
  };
  if (kind === 'choice') return { ...argType, control: { type: 'select' }, options: [...options] };
  if (kind === 'switch') return { ...argType, control: { type: 'boolean' } };
  if (kind === 'number') return { ...argType, control: { type: 'number' } };
  // A prop that a story fills with markup is not text.
  const isText = kind === 'text' && (given === undefined || typeof given === 'string');
  return { ...argType, control: isText ? { type: 'text' } : false };
}
