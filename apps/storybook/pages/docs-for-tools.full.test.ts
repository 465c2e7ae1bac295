import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';

const folder = inject('storybookFolder');
const repository = path.resolve(import.meta.dirname, '../../..');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

const { entries } = readJson('index.json') as { entries: Record<string, { id: string; type: string }> };
const pages = Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id.replace(/--docs$/, '')] : []));

const { components } = readJson('manifests/components.json') as {
  components: Record<string, { name: string; path: string; import: string; error?: unknown; stories: { snippet: string }[] }>;
};
const ofKit = Object.entries(components).filter(([id]) => id.startsWith('components-'));

test('every page is in Markdown and in llms.txt', () => {
  const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
  const linked = [...list.matchAll(/\]\(markdown\/([^)]+)\.md\)/g)].map(([, page = '']) => page);
  expect(linked.toSorted()).toEqual(pages.toSorted());
  expect(readdirSync(path.join(folder, 'markdown')).toSorted()).toEqual(pages.map((page) => `${page}.md`).toSorted());
});

test.each(pages)('the Markdown of %s begins with its heading, has text, and links to pages that exist', (page) => {
  const markdown = readFileSync(path.join(folder, 'markdown', `${page}.md`), 'utf8');
  expect(markdown).toMatch(/^# \S/);
  expect(markdown.length).toBeGreaterThan(200);
  const links = [...markdown.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(folder, 'markdown', link)))).toEqual([]);
});

test('no path of the building machine is published', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|json|md|txt)$/.test(file));
  expect(texts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(repository))).toEqual([]);
});

const require = createRequire(import.meta.url);

test.each(ofKit)('the manifest of %s imports what the kit exports, and has no wrapper of the stories', (_id, component) => {
  expect(component.error).toBeUndefined();
  const imports = [...component.import.matchAll(/^import \{ ([^}]+) \} from '([^']+)';$/gm)].map(([, names = '', source = '']) => ({
    names,
    source,
  }));
  expect(imports.flatMap(({ names }) => names.split(', '))).toContain(component.name);
  const missing = imports
    .filter(({ source }) => source.startsWith('@portico/ui'))
    .flatMap(({ names, source }) => {
      const code = readFileSync(require.resolve(source), 'utf8');
      return names.split(', ').filter((name) => !new RegExp(`export .*\\b${name}\\b`).test(code));
    });
  expect(missing).toEqual([]);
  expect(component.stories.filter(({ snippet }) => snippet?.includes('Keeping'))).toEqual([]);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

test('the MCP server of a running Storybook shows a component with the entry to import', async () => {
  const port = await freePort();
  const app = path.resolve(import.meta.dirname, '..');
  const command = path.join(app, 'node_modules/.bin/storybook');
  const storybook = spawn(command, ['dev', '-p', String(port), '--exact-port', '--no-open', '--ci'], {
    cwd: app,
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    if (storybook.pid !== undefined) process.kill(-storybook.pid);
  });
  const ask = async () => {
    const response = await fetch(`http://localhost:${port}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'docs-show', arguments: { id: 'components-picker' } },
      }),
    });
    return response.text();
  };
  await expect
    .poll(() => ask().catch(() => ''), { timeout: 50_000, interval: 500 })
    .toContain("import { Picker } from '@portico/ui/picker';");
});
