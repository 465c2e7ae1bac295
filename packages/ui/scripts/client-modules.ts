/**
 * Determines which modules of the kit only run in a browser. Frameworks with server components (Next.js) need 'use client' at their start;
 * all other modules stay usable on the server, where functions such as `format` can be passed to them.
 */
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const directive = 'use client';
/** Hooks that React also provides on the server. */
const hooksOfTheServer: ReadonlySet<string> = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue']);
/** Packages whose exports a server component may render. Modules that use any other package need a client. */
const packagesForServers = /^(react|react\/jsx-runtime|lucide-react)$/;
const handler = /^(on[A-Z]|ref$)/;

/**
 * Returns whether a module keeps state, listens or reads a context, judged by its hooks, the handlers it creates and the packages it uses.
 */
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

/** A function passed as a prop already comes from the browser's side; one created here does not. */
function makesFunction(value: Expression, functions: ReadonlySet<string>): boolean {
  if (isFunction(value)) return true;
  if (value.type === 'Identifier') return functions.has(value.name);
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].some((part) => makesFunction(part, functions));
  if (value.type === 'LogicalExpression') return [value.left, value.right].some((part) => makesFunction(part, functions));
  return false;
}

/** esbuild plugin: emits one module per source, which imports the others by path; client modules start with 'use client'. */
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
