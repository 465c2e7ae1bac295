import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built Storybook: in a subfolder of a site, with a trailing slash. */
    storybookUrl: string;
    /** The build's output folder. */
    storybookFolder: string;
  }
}

/** Builds the Storybook as it is published and serves it from a subfolder instead of a site's root. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-storybook-'));
  const app = path.resolve(import.meta.dirname, '..');
  await promisify(execFile)('pnpm', ['exec', 'storybook', 'build', '-o', folder, '--quiet'], {
    cwd: app,
    env: { ...process.env, CI: 'true' },
  });
  const server = await preview({
    root: app,
    configFile: false,
    base: '/design/portico/',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The built Storybook is not served');
  project.provide('storybookUrl', url);
  project.provide('storybookFolder', folder);
  return async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
}
