import { readFileSync } from 'node:fs';
import { extensions } from '@portico/contract/operations';
import { prerender } from '@portico/prerender/vite-plugin';
import formatjs from '@formatjs/unplugin/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiAdapter } from './build/api-adapter.ts';
import { brandFiles } from './build/brand-files.ts';
import { basedLinks, chosenLanguages, readBasePath } from './build/deployment.ts';
import { fontSubsets } from './build/font-subsets.ts';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { layeredChunks } from './build/layers.ts';
import { directImports } from './build/direct-imports.ts';
import { offerOfApi } from './build/offer-of-api.ts';
import { precompress } from './build/precompress.ts';
import { sonnerStyles } from './build/sonner-styles.ts';

const api = process.env['PORTICO_API_URL'] ?? 'http://127.0.0.1:3000';
/** An API elsewhere is found by its own name; ours on this machine returns payers to the address they came from. */
const changeOrigin = !/^(localhost|127\.0\.0\.1|\[::1\])$/u.test(new URL(api).hostname);
/** A provider's translation between the contract and their API, as a path from the root of the repository. */
const adapter = process.env['PORTICO_ADAPTER'] || undefined;

/** Where a static host serves the portal. */
const base = readBasePath(process.env['PORTICO_BASE_PATH']);

/** A placeholder that the server replaces with the provider's name. */
const brandToken = '{{brand}}';

/** Most visits start with sign-in, so its code is not split off. */
const inFirstLayer = (routeId: string) => routeId === '/auth' || routeId === '/auth/login';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { browserslist: string[] };

export default defineConfig(({ command, isSsrBuild }) => ({
  base,
  plugins: [
    basedLinks(base),
    chosenLanguages(process.env['PORTICO_LANGUAGES'] || undefined),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (inFirstLayer(routeId) ? [] : undefined) },
    }),
    react({ compiler: true }),
    // English texts come from the compiled catalog like any other language; in development they stay inline.
    ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : []),
    sonnerStyles(),
    offerOfApi(api),
    apiAdapter(adapter, api, changeOrigin),
    ...(isSsrBuild
      ? []
      : [
          brandFiles(),
          fontSubsets(),
          directImports(),
          layeredChunks(),
          // The limits are those of the portal as it is; an adapter is the provider's own code.
          adapter === undefined && base === '/' && firstLoadBudget(),
          prerender({
            render: 'src/prerender.tsx',
            boot: 'src/boot.ts',
            // They are for our own server, which serves the portal at the root.
            pages: base === '/',
            metas: { 'portico-brand': brandToken, 'portico-extensions': extensions.join(' ') },
          }),
          precompress(),
        ]),
  ],
  // To render pages, everything is bundled except React, which must exist once: workspace packages are sources with their own dependencies.
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  resolve: {
    alias:
      command === 'build'
        ? [
            // Catalogs are compiled, so the browser needs no parser.
            { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
            // React has provided this since version 18; the router's store still depends on the shim.
            { find: /^use-sync-external-store\/shim$/u, replacement: 'react' },
          ]
        : [],
  },
  build: {
    // light-dark(), nesting and oklch() are shipped as written.
    target: browserslist.map((browser) => browser.replace(' >= ', '')),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // The chunks that load a file hold its name. Hexadecimal digits compress to half a byte, and seven tell the builds of a file apart.
      output: isSsrBuild
        ? {}
        : {
            hashCharacters: 'hex',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/sandbox-gateway', '/legal', '/webhooks', '/brand.css', '/brand/'].map((path) => [path, { target: api, changeOrigin }]),
    ),
  },
}));
