import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why something can't be generated, as a message for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The planned changes of a generator. Nothing is written until all of them are known to be possible. */
export class Plan {
  readonly root: string;
  readonly #contents = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Plans a new file. Throws a Refusal if it exists. */
  create(file: string, content: string): void {
    if (existsSync(path.join(this.root, file))) throw new Refusal(`${file} already exists`);
    this.#contents.set(file, content);
  }

  /** Plans a change of a file. Throws a Refusal if it does not exist. */
  change(file: string, edit: (content: string) => string): void {
    this.#contents.set(file, edit(this.read(file)));
  }

  has(file: string): boolean {
    return this.#contents.has(file) || existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    const planned = this.#contents.get(file);
    if (planned !== undefined) return planned;
    if (!existsSync(path.join(this.root, file))) throw new Refusal(`${file} doesn't exist`);
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Writes all changes and returns the files. */
  write(): string[] {
    for (const [file, content] of this.#contents) {
      const target = path.join(this.root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    return [...this.#contents.keys()];
  }
}

/** Returns the name if it matches the shape; otherwise throws a Refusal with an example. */
export function shaped(name: string, shape: RegExp, example: string): string {
  if (!shape.test(name)) throw new Refusal(`"${name}" should look like ${example}`);
  return name;
}

export const kebabName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
