/** Measures the kit and writes the results for programs (`packages/ui/sizes.json`) and for readers (`packages/ui/docs/sizes.md`). */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from './pack.ts';
import { readManifest, repository } from './publishable.ts';
import { runCommand } from './run-command.ts';
import { sizesPage } from './sizes-page.ts';
import { measureKit, sizesFile } from './sizes.ts';

await buildPackages();
const kit = path.join(repository, 'packages/ui');
const { publishConfig } = readManifest(path.join(kit, 'package.json')) as { publishConfig?: { exports?: Record<string, unknown> } };
const sizes = await measureKit(kit, publishConfig?.exports ?? {});

const page = path.join(kit, 'docs/sizes.md');
mkdirSync(path.dirname(page), { recursive: true });
writeFileSync(page, sizesPage(sizes));
writeFileSync(sizesFile, JSON.stringify(sizes));
await runCommand('pnpm', ['exec', 'oxfmt', page, sizesFile], repository);

const { js, css } = sizes.components.button ?? { js: { gz: 0 }, css: { gz: 0 } };
console.log(
  `${Object.keys(sizes.components).length} components measured; one Button is ${js.gz} + ${css.gz} = ${js.gz + css.gz} bytes (gz)`,
);
