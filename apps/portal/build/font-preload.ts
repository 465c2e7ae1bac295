import type { Plugin } from 'vite';

/** The faces that the first screen needs, in both alphabets' order of likelihood. Cyrillic loads by unicode-range where it is read. */
const firstFaces = [/ibm-plex-sans-latin-wght-normal.*\.woff2$/u];

/** Preloads the interface's font, so that text does not wait for the stylesheet to be parsed. */
export function fontPreload(): Plugin {
  return {
    name: 'portico:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => firstFaces.some((face) => face.test(file)));
        if (files.length !== firstFaces.length) throw new Error(`expected ${firstFaces.length} font(s) to preload, found ${files.length}`);
        return files.map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        }));
      },
    },
  };
}
