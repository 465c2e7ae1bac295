import path from 'node:path';
import { build } from 'vite';

const entry = 'virtual:boot';

/**
 * Returns the script that runs before the first paint: ours and the application's `startVisit`, in one file that needs no other.
 * `target` is the build's; undefined leaves it readable, for development.
 */
export async function bootScript(root: string, module: string, target: string | readonly string[] | undefined): Promise<string> {
  const own = path.join(import.meta.dirname, 'boot/boot.ts');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'prerender:boot-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { boot } from ${JSON.stringify(own)}; import { startVisit } from ${JSON.stringify(path.resolve(root, module))}; boot(startVisit);`
            : undefined,
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      minify: target !== undefined,
      ...(target === undefined ? {} : { target: [target].flat() }),
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The boot script was not built');
  return output.output[0].code;
}
