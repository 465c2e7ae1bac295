import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { repository } from './publishable.ts';

export interface GuideCode {
  /** Name of the component's folder. */
  component: string;
  code: string;
}

/** Returns the code that the documentation offers to copy, for every component with stories. */
export function readGuideCode(): GuideCode[] {
  const folder = path.join(repository, 'packages/ui/src');
  return globSync('*/*.stories.tsx', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const code = codeOf(file, readFileSync(path.join(folder, file), 'utf8'));
      return code === undefined ? [] : [{ component: path.basename(file, '.stories.tsx'), code }];
    });
}

/** Writes the code into an app, as its reader would. */
export function copyGuideCode(app: string, guides: readonly GuideCode[]): void {
  mkdirSync(path.join(app, 'src/copied'));
  for (const { component, code } of guides) writeFileSync(path.join(app, `src/copied/${component}.tsx`), code);
}

/** Returns the `code` of the constant `guide`, or `undefined` without one. */
function codeOf(file: string, source: string): string | undefined {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} can't be parsed: ${errors[0].message}`);
  let code: string | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'guide' || init?.type !== 'ObjectExpression') return;
      for (const property of init.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'code') continue;
        const { value } = property;
        if (value.type === 'TemplateLiteral' && value.expressions.length === 0) code = value.quasis[0]?.value.cooked ?? undefined;
        if (value.type === 'Literal' && typeof value.value === 'string') code = value.value;
      }
    },
  }).visit(program);
  return code;
}
