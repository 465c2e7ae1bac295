import { createElement, Fragment, type ReactElement } from 'react';
import { kitDocs } from '../../kit-facts/kit.ts';
import { Prose } from './prose.tsx';

/** Returns the component's name: `option-card` becomes OptionCard. */
export function componentName(folder: string): string {
  return folder.replaceAll(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());
}

const folders: ReadonlyMap<string, string> = new Map(
  Object.entries(kitDocs).flatMap(([folder, { components }]) => components.map(({ name }) => [name, folder] as const)),
);

/** Returns the URL of a component's page within Storybook. */
export function pageOf(folder: string): string {
  return `./?path=/docs/components-${folder}--docs`;
}

/** Text in which every component name links to its page. */
export function WithLinks({ text }: { text: string }): ReactElement {
  const parts = text.split(/\b([A-Z][a-z]+(?:[A-Z][a-z]+)*)\b/).map((part, position) => {
    const folder = position % 2 ? folders.get(part) : undefined;
    // The page is in a frame, and the link must navigate Storybook's window.
    return folder ? createElement('a', { href: pageOf(folder), target: '_top' }, part) : createElement(Prose, { text: part });
  });
  return createElement(Fragment, null, ...parts);
}
