import { createElement, Fragment, type ReactElement } from 'react';
import { kitDocs } from '../../kit-facts/kit.ts';
import { Prose } from './prose.tsx';

/** `option-card` is OptionCard. */
export function componentName(folder: string): string {
  return folder.replaceAll(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());
}

const folders: ReadonlyMap<string, string> = new Map(
  Object.entries(kitDocs).flatMap(([folder, { components }]) => components.map(({ name }) => [name, folder] as const)),
);

/** The address of a component's page, within Storybook. */
export function pageOf(folder: string): string {
  return `./?path=/docs/components-${folder}--docs`;
}

/** Text in which every component's name leads to its page. */
export function WithLinks({ text }: { text: string }): ReactElement {
  const parts = text.split(/\b([A-Z][a-z]+(?:[A-Z][a-z]+)*)\b/).map((part, position) => {
    const folder = position % 2 ? folders.get(part) : undefined;
    // The page lies in a frame of Storybook's window, which is what has to move on.
    return folder ? createElement('a', { href: pageOf(folder), target: '_top' }, part) : createElement(Prose, { text: part });
  });
  return createElement(Fragment, null, ...parts);
}
