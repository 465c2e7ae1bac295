/**
 * Writes the route table from the files of `src/routes`. Vite does the same while it runs; this script is for adding a route without Vite.
 */
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = path.resolve(import.meta.dirname, '..');
await new Generator({ config: getConfig({}, root), root }).run();
