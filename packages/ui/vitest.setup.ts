import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Preview } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterAll, beforeAll } from 'vitest';
import './src/tokens/tokens.css';
import './src/tokens/fonts.css';

const { mount: render }: Preview = setProjectAnnotations([]);
if (!render) throw new Error('Storybook mounts no stories');

// React's development build has run the effects of a story when it has rendered, the one that ships runs them after the next frame.
const withEffects: Preview = {
  mount: (context) => async (ui) => {
    const canvas = await render(context)(ui);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return canvas;
  },
};
const project = setProjectAnnotations([withEffects]);
beforeAll(project.beforeAll);

const Nothing = composeStory({ render: () => createElement(Fragment) }, {});
// A story stays on the page until the next one runs. Test files share the page, and the next one may look at all of it.
afterAll(() => Nothing.run());
