/**
 * Which modules of the kit run only where there is a browser. Frameworks with server components (Next.js) want such a module to begin
 * with 'use client'; every other one stays usable on the server, with functions such as `format` given to it there.
 */
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const directive = 'use client';
/** Hooks that React has on the server too. */
const hooksOfTheServer: ReadonlySet<string> = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue']);
/** Packages whose exports a server component may render. Of any other one nothing is known, so its users are for the browser. */
const packagesForServers = /^(react|react\/jsx-runtime|lucide-react)$/;
const handler = /^(on[A-Z]|ref$)/;

/** Whether a module keeps state, listens or reads a context: by its hooks, the handlers that it makes itself, and the packages it uses. */
export function needsClient(file: string, source: string): boolean {
  const { program, module, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  if (program.body.some((node) => node.type === 'ExpressionStatement' && node.directive === directive)) return true;

  const packages = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => !name.startsWith('.'));
  if (packages.some((name) => !packagesForServers.test(name))) return true;

  const functions = new Set<string>();
  const handed: Expression[] = [];
  let found = false;
  new Visitor({
    CallExpression({ callee }) {
      const name = callee.type === 'Identifier' ? callee.name : '';
      if (name === 'createContext' || name === 'use' || (/^use[A-Z]/.test(name) && !hooksOfTheServer.has(name))) found = true;
    },
    FunctionDeclaration: (node) => void (node.id && functions.add(node.id.name)),
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isFunction(init)) functions.add(id.name);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !handler.test(name.name) || value?.type !== 'JSXExpressionContainer') return;
      if (value.expression.type !== 'JSXEmptyExpression') handed.push(value.expression);
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || !handler.test(property.key.name)) continue;
        handed.push(property.value);
      }
    },
  }).visit(program);
  return found || handed.some((value) => makesFunction(value, functions));
}

function isFunction({ type }: Expression): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

/** A function that came in as a prop came from the browser's side already; one that is made here did not. */
function makesFunction(value: Expression, functions: ReadonlySet<string>): boolean {
  if (isFunction(value)) return true;
  if (value.type === 'Identifier') return functions.has(value.name);
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].some((part) => makesFunction(part, functions));
  if (value.type === 'LogicalExpression') return [value.left, value.right].some((part) => makesFunction(part, functions));
  return false;
}

/** esbuild: a module for each source, which imports the others by their paths; those for the browser alone begin by saying so. */
export const oneModuleEach: EsbuildPlugin = {
  name: 'one-module-each',
  setup(kit) {
    kit.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
    kit.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      return {
        contents: needsClient(path, source) ? `'${directive}';\n${source}` : source,
        loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
        resolveDir: dirname(resolve(path)),
      };
    });
  },
};
