import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Every file of the repository by its path: committed and untracked files, without ignored ones. */
export const files: readonly string[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const generated = [/^openapi\/generated\//, /\.gen\.ts$/, /^pnpm-lock\.yaml$/, /^packages\/i18n\/catalogs\//];

/** Returns the hand-written files with these extensions. */
export function writtenFiles(...extensions: readonly string[]): string[] {
  return files.filter((file) => extensions.includes(path.extname(file)) && !generated.some((pattern) => pattern.test(file)));
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

export function isTest(file: string): boolean {
  return /\.(test|test-d|spec|stories|fixture)\.[a-z]+$|(^|\/)(e2e|test)\//.test(file);
}

/** Returns the file name of an operation: `payInvoice` is `pay-invoice` everywhere. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
