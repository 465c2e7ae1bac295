import formatjs from '@formatjs/unplugin/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './build/font-preload.ts';
import { javascriptBudget } from './build/javascript-budget.ts';
import { precompress } from './build/precompress.ts';
import { sonnerStyles } from './build/sonner-styles.ts';

const api = process.env['PORTICO_API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/route-tree.gen.ts', quoteStyle: 'single' }),
    react({ compiler: true }),
    // The English texts come from the compiled catalog like any other language; in development they stay where they are written.
    ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : []),
    sonnerStyles(),
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
  },
  server: { proxy: Object.fromEntries(['/v1', '/sandbox-gateway', '/webhooks'].map((path) => [path, { target: api }])) },
}));
