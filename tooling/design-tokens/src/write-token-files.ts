/**
 * Writes the files for design tools: without arguments those of the bundled brands, into the kit; with a brand file and a folder those of
 * that brand.
 */
import { parseBrand } from '@portico/brand/parse-brand';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokenFiles, tokenFilesOf, tokenFolder } from './token-files.ts';

const [brandFile, folder = '.'] = process.argv.slice(2);
const into = brandFile === undefined ? tokenFolder : path.resolve(folder);
const files =
  brandFile === undefined
    ? tokenFiles()
    : tokenFilesOf(path.basename(brandFile, '.json'), parseBrand(JSON.parse(readFileSync(brandFile, 'utf8'))));

mkdirSync(into, { recursive: true });
for (const [name, content] of files) writeFileSync(path.join(into, name), content);
