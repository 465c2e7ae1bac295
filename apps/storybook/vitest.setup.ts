import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import '@portico/ui/toaster.css';
import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';

const project = setProjectAnnotations([]);
beforeAll(project.beforeAll);
