/** Writes the shadcn registry beside a built Storybook: `shadcn add <url>/r/sign-in.json`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryItems } from '../registry/registry-items.ts';

const into = path.join(path.resolve(process.argv[2] ?? 'storybook-static'), 'r');
const write = (name: string, content: object) => writeFile(path.join(into, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);

await mkdir(path.join(into, 'colors'), { recursive: true });
const items = registryItems();
for (const item of items) await write(item.name, item);
const list = items.map(({ name, type, title, description }) => ({ name, type, title, description }));
await write('registry', {
  name: 'portico',
  homepage: 'https://github.com/portico-portal/portico',
  items: list,
});
// With REGISTRY_URL set to this folder the command asks no other registry; it wants colours even where an item has none.
const none = { light: {}, dark: {} };
await write('colors/neutral', { inlineColors: none, cssVars: none, cssVarsV4: none, inlineColorsTemplate: '', cssVarsTemplate: '' });
