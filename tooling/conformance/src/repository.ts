import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Every file of the repository by its path from the root: what is committed and what would be, without what is ignored. */
export const files: readonly string[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const generated = [/^openapi\/generated\//, /\.gen\.ts$/, /^pnpm-lock\.yaml$/, /^packages\/i18n\/catalogs\//];

/** Files that a person writes, of these kinds. */
export function writtenFiles(...extensions: readonly string[]): string[] {
  return files.filter((file) => extensions.includes(path.extname(file)) && !generated.some((pattern) => pattern.test(file)));
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

export function isTest(file: string): boolean {
  return /\.(test|test-d|spec|stories|fixture)\.[a-z]+$|(^|\/)(e2e|test)\//.test(file);
}

/** `payInvoice` is `pay-invoice` in every room. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
