import formatjs from '@formatjs/unplugin/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandFiles } from './build/brand-files.ts';
import { fontPreload } from './build/font-preload.ts';
import { javascriptBudget } from './build/javascript-budget.ts';
import { precompress } from './build/precompress.ts';
import { sonnerStyles } from './build/sonner-styles.ts';

const api = process.env['PORTICO_API_URL'] ?? 'http://127.0.0.1:3000';

/** React, router, store, language and calls: loaded whatever the address is. */
const everyPage =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|jotai|openapi-fetch|intl-messageformat|@formatjs\/[^/]+|@tanstack\/(?:history|store|react-store|router-core|react-router))\//u;

/** What the pages of guests are made of; signed-in pages use most of it, too. */
const firstPages =
  /packages\/(?:ui\/src\/(?:button|card|checkbox|class-names|control-frame|field|icon|link|password-input|render-element|spinner|stack|text-input|visually-hidden)|i18n\/src\/(?!units|use-units|country-names)|auth\/src|api-client\/src\/(?:api-client|api-error))|api-queries\/src\/operation-mutation|portal\/src\/(?:forms(?!\/textarea)|platform\/(?!cart)[^/]+|calls\/(?:api|describe-error|idempotency|held-query-client|load-query-client|proof|use-operation))\b|openapi\/generated\/operations|packages\/validation\/src\/(?:issues|languages)\.ts|node_modules\/lucide-react\/dist\/esm\/(?:[A-Za-z]+|shared\/.*|icons\/(?:check|circle-alert|circle-exclamation-point|eye|eye-off))\.(?:m?js)$/u;

/** What the pages of who is signed in have in common: the cache of answers, what they say of loading and failing, who may do what. */
const signedInPages =
  /node_modules\/@tanstack\/(?:query-core|react-query)\/(?!.*queryOptions)|api-queries\/src\/invalidations|portal\/src\/calls\/(?:query-states|query-client|rights|use-denied)|packages\/ui\/src\/(?:avatar|banner|page-header|skeleton)\//u;

/** What every list is made of. */
const lists = /packages\/ui\/src\/(?:pagination|search-input|select|status|table)\/|portal\/src\/lists\/(?!list-search)/u;

/** What routes read of an address and ask for: the routes are known to every page, so these are, too; in one file. */
const routeData =
  /api-queries\/src\/operation-query|react-query\/.*\/queryOptions|validation\/src\/ticket-kinds|portal\/src\/(?:lists\/list-search|(?:features|flows)\/(?:[^/]+\/)*[^/]+(?:\.queries|-search))\.ts$/u;

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/route-tree.gen.ts', quoteStyle: 'single' }),
    react({ compiler: true }),
    // The English texts come from the compiled catalog like any other language; in development they stay where they are written.
    ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : []),
    sonnerStyles(),
    brandFiles(),
    fontPreload(),
    javascriptBudget(),
    precompress(),
  ],
  resolve: {
    // Catalogs are compiled, so no parser is needed in the browser.
    alias: command === 'build' ? { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } : {},
  },
  build: {
    // light-dark(), nesting and oklch() reach the browser as they were written.
    target: ['chrome125', 'firefox126', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs travels together: few requests, and brotli sees it as one text.
        codeSplitting: {
          groups: [
            { name: 'framework', test: everyPage, priority: 2 },
            { name: 'basics', test: firstPages, priority: 1, includeDependenciesRecursively: false },
            { name: 'signed-in', test: signedInPages, priority: 1, includeDependenciesRecursively: false },
            { name: 'lists', test: lists, priority: 1, includeDependenciesRecursively: false },
            { name: 'addresses', test: routeData, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/sandbox-gateway', '/webhooks', '/brand.css', '/brand/'].map((path) => [path, { target: api }])),
  },
}));
