import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type TaskInputs } from './run-turbo.ts';

const file = path.join(root, '.turbo/passed.json');

/** The inputs of each daily task at its last pass, by task id. */
export type Passes = Readonly<Record<string, TaskInputs>>;

/** Empty if nothing is recorded, so that every task runs completely. */
export function readPasses(): Passes {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passes) : {};
}

export function writePasses(passes: Passes): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passes));
}
