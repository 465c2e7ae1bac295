import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import '@portico/ui/toaster.css';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterAll, beforeAll } from 'vitest';

const project = setProjectAnnotations([]);
beforeAll(project.beforeAll);

const Nothing = composeStory({ render: () => createElement(Fragment) }, {});
// A story stays on the page until the next one runs. Test files share the page, and the next one may look at all of it.
afterAll(() => Nothing.run());
