import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type TaskInputs } from './run-turbo.ts';

const file = path.join(root, '.turbo/passed.json');

/** The inputs with which each task of the daily run last passed, by its id. */
export type Passes = Readonly<Record<string, TaskInputs>>;

/** Empty where nothing is recorded yet: then every task runs whole. */
export function readPasses(): Passes {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passes) : {};
}

export function writePasses(passes: Passes): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passes));
}
