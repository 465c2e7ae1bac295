import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';
import './src/tokens/tokens.css';
import './src/tokens/fonts.css';

const project = setProjectAnnotations([]);
beforeAll(project.beforeAll);
