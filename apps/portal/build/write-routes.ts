/** Writes the table of routes from the files of `src/routes`, as Vite does while it runs: for whoever adds a route without it. */
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = path.resolve(import.meta.dirname, '..');
await new Generator({ config: getConfig({}, root), root }).run();
