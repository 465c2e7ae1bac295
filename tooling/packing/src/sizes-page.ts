import { buttonLimitBytes, type Bytes, type Sizes } from './sizes.ts';

/** Returns the page of sizes for readers: `packages/ui/docs/sizes.md`. */
export function sizesPage({ components, together, stylesheets }: Sizes): string {
  const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const size = (bytes: number): string => (bytes / 1000).toFixed(1);
  const cells = (js: Bytes, css: Bytes): string[] => [size(js.gz), size(css.gz), size(js.gz + css.gz), size(js.br + css.br)];
  return [
    '# What each component costs',
    '',
    '<!-- Written by `pnpm --filter @portico/packing sizes`. Change that, not this page. -->',
    '',
    'In kB (1,000 bytes): the code of the component and of everything below it, minified, for a page that uses nothing else of the kit. React and react-dom',
    'are not counted. What two components share is counted in both rows and loaded once: the last row is a page with all of them. A test fails',
    `where something grows by more than a tenth and 256 bytes beyond what stands here, and holds one Button within ${buttonLimitBytes.toLocaleString('en')} bytes.`,
    '',
    row('Component', 'JavaScript, gz', 'CSS, gz', 'Together, gz', 'Together, brotli', 'In a server component'),
    row('---', '--:', '--:', '--:', '--:', '---'),
    ...Object.entries(components).map(([name, { js, css, server }]) => row(`\`${name}\``, ...cells(js, css), server ? 'yes' : '')),
    row('**All of them**', ...cells(together.js, together.css), ''),
    '',
    'Beside them, once a page:',
    '',
    row('Stylesheet', 'gz', 'brotli'),
    row('---', '--:', '--:'),
    ...Object.entries(stylesheets).map(([name, { gz, br }]) => row(`\`${name}\``, size(gz), size(br))),
    '',
    '"In a server component" says where a framework with server components may render it with functions as props, such as `format` of',
    '[`Money`](../src/money/money.tsx). The others begin with `use client`: there they are rendered too, and then made interactive.',
    '',
  ].join('\n');
}
