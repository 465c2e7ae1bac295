import { addons } from 'storybook/manager-api';
import { sentenceCase } from '../src/documentation/sentence-case.ts';
import { darkTheme, lightTheme } from './theme.ts';

const wordsOf = (kebab: string) => kebab.replaceAll(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());

addons.setConfig({
  theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? darkTheme : lightTheme,
  sidebar: {
    // Folders are in kebab-case, but component names are not.
    renderLabel: ({ name, type }) => (type === 'component' && /^[a-z-]+$/.test(name) ? wordsOf(name) : sentenceCase(name)),
  },
});
