import path from 'node:path';
import ts from 'typescript-6';
import type { ComponentDoc, KitDoc, PropDoc, ShapeDoc } from './component-doc.ts';

interface Found {
  components: ComponentDoc[];
  shapes: ShapeDoc[];
}

/** The kit's public modules: the entry name without the package, and its file. */
export type Entries = ReadonlyMap<string, string>;

/**
 * Returns what each folder of the kit exports, by folder name. It uses the compiler, because a prop's type may be a union from elsewhere or
 * come from another component's props.
 */
export function readKit(folder: string, entries: Entries): Record<string, KitDoc> {
  const project = ts.readJsonConfigFile(path.join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonSourceFileConfigFileContent(project, ts.sys, folder);
  const program = ts.createProgram([...entries.values(), path.join(folder, 'src/css-modules.d.ts')], options);
  const kit: Record<string, KitDoc & Found> = {};
  for (const [entry, file] of entries) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is exported and does not exist`);
    const into = (kit[path.basename(path.dirname(file))] ??= { use: readUse(path.dirname(file)), components: [], shapes: [] });
    readModule(program.getTypeChecker(), source, entries, entry, into);
  }
  return kit;
}

/** Returns the `use` of the `guide` in a folder's stories. */
function readUse(folder: string): string {
  const file = path.join(folder, `${path.basename(folder)}.stories.tsx`);
  const text = ts.sys.readFile(file);
  if (text === undefined) return '';
  let use = '';
  const visit = (node: ts.Node, inGuide: boolean): void => {
    const guide = inGuide || (ts.isVariableDeclaration(node) && node.name.getText() === 'guide');
    if (guide && ts.isPropertyAssignment(node) && node.name.getText() === 'use' && ts.isStringLiteralLike(node.initializer)) {
      use = node.initializer.text;
    }
    ts.forEachChild(node, (child) => visit(child, guide));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), false);
  return use;
}

function readModule(checker: ts.TypeChecker, source: ts.SourceFile, entries: Entries, entry: string, into: Found): void {
  const module = checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${source.fileName} exports nothing`);
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const [declaration] = symbol.declarations ?? [];
    // Exports of another entry are documented there.
    const elsewhere =
      declaration && declaration.getSourceFile() !== source && [...entries.values()].includes(declaration.getSourceFile().fileName);
    if (!declaration || elsewhere) continue;
    const about = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const { name } = symbol;
    if (ts.isFunctionDeclaration(declaration) && /^[A-Z]/.test(name)) {
      into.components.push({ name, about, from: `@portico/ui/${entry}`, ...propsOf(checker, declaration) });
    } else if (ts.isInterfaceDeclaration(declaration) && !name.endsWith('Props')) {
      const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
      into.shapes.push({ name, about, members: ownProps(checker, declaration, members, new Map()) });
    } else if (ts.isFunctionDeclaration(declaration) || (ts.isVariableDeclaration(declaration) && about)) {
      into.shapes.push({ name, about, members: [] });
    }
  }
}

function propsOf(checker: ts.TypeChecker, component: ts.FunctionDeclaration): Pick<ComponentDoc, 'element' | 'props'> {
  const [parameter] = component.parameters;
  if (!parameter) return { element: undefined, props: [] };
  const type = checker.getTypeAtLocation(parameter);
  return {
    element: elementOf(checker, parameter.type),
    props: ownProps(checker, component, type.getProperties(), fallbacksOf(parameter)),
  };
}

/** Returns the kit's own props, required ones first. Props that React's types declare are covered by the element's documentation. */
function ownProps(
  checker: ts.TypeChecker,
  at: ts.Node,
  members: readonly ts.Symbol[],
  fallbacks: ReadonlyMap<string, string>,
): readonly PropDoc[] {
  return members
    .filter((member) => member.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')))
    .map((member) => ({
      name: member.name,
      type: typeText(checker, at, member),
      required: !(member.flags & ts.SymbolFlags.Optional),
      fallback: fallbacks.get(member.name),
      about: ts.displayPartsToString(member.getDocumentationComment(checker)),
    }))
    .toSorted((a, b) => Number(b.required) - Number(a.required));
}

/** Returns the type as written, which reads best, unless it is an alias for a few literals, which are spelled out. */
function typeText(checker: ts.TypeChecker, at: ts.Node, member: ts.Symbol): string {
  const type = checker.getTypeOfSymbolAtLocation(member, at);
  const declared = member.declarations?.find((candidate) => ts.isPropertySignature(candidate))?.type;
  const written = declared?.getText() ?? checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
  // On an optional prop, "| undefined" adds nothing.
  const optional = Boolean(member.flags & ts.SymbolFlags.Optional);
  const short = optional ? written.replace(/^\(([^]*)\) \| undefined$/, '$1').replace(/ \| undefined$/, '') : written;
  return (choicesOf(checker, declared) ?? short).replaceAll(/\s+/g, ' ');
}

/** Returns the literals of a `(typeof buttonSizes)[number]` in the kit's order. */
function choicesOf(checker: ts.TypeChecker, declared: ts.TypeNode | undefined): string | undefined {
  const named = declared && ts.isUnionTypeNode(declared) ? declared.types[0] : declared;
  if (!named || !ts.isTypeReferenceNode(named)) return undefined;
  const found = checker.getSymbolAtLocation(named.typeName);
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const alias = symbol?.declarations?.find((candidate) => ts.isTypeAliasDeclaration(candidate));
  const list = alias && /^\(typeof (\w+)\)\[number\]$/.exec(alias.type.getText())?.[1];
  if (!list) return undefined;
  const words = new RegExp(`const ${list} = \\[([^\\]]+)\\] as const`).exec(alias.getSourceFile().text)?.[1];
  return words
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' | ');
}

function fallbacksOf(parameter: ts.ParameterDeclaration): ReadonlyMap<string, string> {
  if (!ts.isObjectBindingPattern(parameter.name)) return new Map();
  return new Map(
    parameter.name.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer && !ts.isIdentifier(initializer) ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

/** Returns the element of `ComponentPropsWithRef<'button'>`, even if the props inherit it. */
function elementOf(checker: ts.TypeChecker, type: ts.TypeNode | undefined): string | undefined {
  if (!type) return undefined;
  const tagName = /ComponentPropsWithRef<\s*'(\w+)'/.exec(type.getText())?.[1];
  if (tagName) return tagName;
  let found: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const [declaration] = checker.getSymbolAtLocation(node.typeName)?.declarations ?? [];
      const symbol = checker.getTypeAtLocation(node).symbol;
      for (const candidate of [declaration, ...(symbol?.declarations ?? [])]) {
        if (candidate && ts.isInterfaceDeclaration(candidate)) found ??= elementOfInterface(checker, candidate);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(type);
  return found;
}

function elementOfInterface(checker: ts.TypeChecker, declaration: ts.InterfaceDeclaration): string | undefined {
  for (const clause of declaration.heritageClauses ?? []) {
    for (const parent of clause.types) {
      const tagName = /ComponentPropsWithRef<\s*'(\w+)'/.exec(parent.getText())?.[1];
      if (tagName) return tagName;
      for (const argument of parent.typeArguments ?? []) {
        const above = elementOf(checker, argument);
        if (above) return above;
      }
    }
  }
  return undefined;
}
