import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin, Rollup } from 'vite';
import { codePointsOf, isEveryday, packagedFaces, unicodeRangeOf } from './font-faces.ts';
import type { PackagedFace } from './font-faces.ts';

/** The weights that the design tokens use. The font files hold 100 to 700. */
const weights = { min: 400, max: 600 };
/** The OpenType features that the kit's styles and good typesetting need. All other features are dropped. */
const features = ['ccmp', 'locl', 'kern', 'liga', 'calt', 'mark', 'mkmk', 'tnum', 'zero'];
/** The name records that stay in the files: copyright, licence and licence URL. */
const notices = [0, 13, 14];

type Subset = { readonly css: string; readonly name: string; readonly content: Buffer };

async function subsetsOf({ rule, source, unicodeRange }: PackagedFace, locate: (file: string) => string): Promise<Subset[]> {
  const font = await readFile(locate(source));
  const variable = source.includes('-wght-');
  const all = codePointsOf(unicodeRange);
  const parts = { everyday: all.filter(isEveryday), rest: all.filter((at) => !isEveryday(at)) };
  return Promise.all(
    Object.entries(parts).map(async ([part, codePoints]) => {
      const content = await subsetFont(font, String.fromCodePoint(...codePoints), {
        targetFormat: 'woff2',
        keepFeatures: features,
        preserveNameIds: notices,
        // Drops hinting for low-resolution screens, a fifth of the file.
        noHinting: true,
        ...(variable ? { variationAxes: { wght: weights } } : {}),
      });
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
      const name = `assets/${path.basename(source, '.woff2')}-${part}-${hash}.woff2`;
      const narrowed = rule.replace(/unicode-range:[^;]+;/u, `unicode-range:${unicodeRangeOf(codePoints)};`);
      const weighed = variable ? narrowed.replace(/font-weight:[^;]+;/u, `font-weight:${weights.min} ${weights.max};`) : narrowed;
      return { css: weighed.replace(/url\('[^']+'\)/u, `url('${path.basename(name)}')`).replaceAll(/\s+/gu, ' '), name, content };
    }),
  );
}

/** The licences that ship with the fonts, one text per family. */
async function licencesOf(faces: readonly PackagedFace[], locate: (file: string) => string): Promise<string> {
  const families = [...new Set(faces.map(({ source }) => source.split('/').slice(0, 2).join('/')))];
  const texts = families.map(async (family) => readFile(path.join(path.dirname(locate(`${family}/package.json`)), 'LICENSE'), 'utf8'));
  return (await Promise.all(texts)).join('\n\n');
}

/**
 * Splits the kit's fonts into an everyday subset and the rest, and moves their rules into a stylesheet that does not block rendering: its
 * medium is `print` until `show-fonts.ts` or boot.ts switches it. The fallback face, which has the font's metrics, stays with the other
 * styles.
 */
export function fontSubsets(): Plugin {
  let styleSheet = '';
  let base = '/';
  const emit = (context: Rollup.PluginContext, fileName: string, source: string | Buffer) =>
    context.emitFile({ type: 'asset', fileName, source });
  return {
    name: 'portico:font-subsets',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      ({ base } = config);
    },
    transform: {
      filter: { id: /\/tokens\/fonts\.css$/u },
      async handler(css, id) {
        const locate = createRequire(id).resolve;
        const faces = packagedFaces(css);
        if (faces.length === 0) this.error(`${id} loads no font from a package any more: check font-faces.ts`);
        const subsets = (await Promise.all(faces.map((face) => subsetsOf(face, locate)))).flat();
        subsets.forEach(({ name, content }) => emit(this, name, content));
        const rules = subsets.map((subset) => subset.css).join('\n');
        styleSheet = `assets/fonts-${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
        emit(this, styleSheet, `/* SIL Open Font License 1.1: see fonts-LICENSE.txt beside this file. */\n${rules}\n`);
        emit(this, 'assets/fonts-LICENSE.txt', await licencesOf(faces, locate));
        return { code: faces.reduce((rest, { rule }) => rest.replace(rule, ''), css), map: null };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { id: 'portico-fonts', rel: 'stylesheet', media: 'print', href: `${base}${styleSheet}` },
        },
      ],
    },
  };
}
