import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What cannot be generated, in words for the person who asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What a generator would write: nothing reaches the disk before all of it is known to be possible. */
export class Plan {
  readonly root: string;
  readonly #contents = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** A file that must not be there yet. */
  create(file: string, content: string): void {
    if (existsSync(path.join(this.root, file))) throw new Refusal(`${file} is there already`);
    this.#contents.set(file, content);
  }

  /** A file that must be there. */
  change(file: string, edit: (content: string) => string): void {
    this.#contents.set(file, edit(this.read(file)));
  }

  has(file: string): boolean {
    return this.#contents.has(file) || existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    const planned = this.#contents.get(file);
    if (planned !== undefined) return planned;
    if (!existsSync(path.join(this.root, file))) throw new Refusal(`There is no ${file}`);
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Writes everything; gives the files. */
  write(): string[] {
    for (const [file, content] of this.#contents) {
      const target = path.join(this.root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    return [...this.#contents.keys()];
  }
}

/** Holds a name to its shape, or says which it has to have. */
export function shaped(name: string, shape: RegExp, example: string): string {
  if (!shape.test(name)) throw new Refusal(`"${name}" should look like ${example}`);
  return name;
}

export const kebabName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
