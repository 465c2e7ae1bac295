#!/usr/bin/env node
/**
 * Rewrites the files below the given folders: `npx @portico/ui-codemod src`. `--own` is for the kit's repository, where modules of the kit
 * import each other by path.
 */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rewriteSource } from './rewrite-source.ts';

const words = process.argv.slice(2);
const isOwn = words.includes('--own');
const folders = words.filter((word) => !word.startsWith('--'));

if (folders.length === 0) {
  console.error('Name the folders to rewrite: npx @portico/ui-codemod src');
  process.exitCode = 1;
}

const files = folders.flatMap((folder) =>
  statSync(folder).isFile()
    ? [folder]
    : globSync('**/*.{ts,tsx,js,jsx,mts,md,mdx}', {
        cwd: folder,
        exclude: (name) => /^(node_modules|dist)$/.test(path.basename(name)),
      }).map((file) => path.join(folder, file)),
);
let changed = 0;
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const next = rewriteSource(file, source, isOwn);
  if (next === source) continue;
  writeFileSync(file, next);
  changed += 1;
  console.log(file);
}
console.log(`${changed} of ${files.length} files changed`);
