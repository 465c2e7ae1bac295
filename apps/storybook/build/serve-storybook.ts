import path from 'node:path';
import { preview } from 'vite';

/** A built Storybook on a free port of this machine, below a folder as on a site that has more. */
export interface ServedStorybook {
  /** With a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a built Storybook. @param folder the build's absolute output folder */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const server = await preview({
    root: path.resolve(import.meta.dirname, '..'),
    configFile: false,
    base: '/design/portico/',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The built Storybook is not served');
  return { url, close: () => server.close() };
}
