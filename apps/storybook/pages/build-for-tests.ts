import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveStorybook } from '../build/serve-storybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built Storybook: in a subfolder of a site, with a trailing slash. */
    storybookUrl: string;
    /** The build's output folder. */
    storybookFolder: string;
  }
}

const app = path.resolve(import.meta.dirname, '..');
const run = (...command: readonly string[]) =>
  promisify(execFile)('pnpm', ['exec', ...command], { cwd: app, env: { ...process.env, CI: 'true' } });

/** Builds the Storybook as it is published, with its pictures, Markdown and registry, and serves it from a subfolder instead of a site's root. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A folder that was built before, while one test is written.
  const given = process.env['BUILT_STORYBOOK'];
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'portico-storybook-')));
  if (given === undefined) {
    await run('storybook', 'build', '-o', folder, '--quiet');
    await run('node', 'build/take-pictures.ts', folder);
    await run('node', 'build/write-markdown.ts', folder);
    await run('node', 'build/write-registry.ts', folder);
  }
  const { url, close } = await serveStorybook(folder);
  project.provide('storybookUrl', url);
  project.provide('storybookFolder', folder);
  return async () => {
    await close();
    if (given === undefined) await rm(folder, { recursive: true });
  };
}
