import postcss, { type Rule } from 'postcss';

/** The tokens of `tokens.css` as it writes them, by name without `--portico-`. */
export interface Formulas {
  /** What every theme and brand starts from. */
  tokens: ReadonlyMap<string, string>;
  /** What the high-contrast theme sets instead. */
  highContrast: ReadonlyMap<string, string>;
}

const prefix = '--portico-';

/** Reads the formulas of the kit's stylesheet. @param css the content of `tokens.css` */
export function readFormulas(css: string): Formulas {
  const tokens = new Map<string, string>();
  const highContrast = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (isConditional(rule)) return;
    const into = rule.selectors.includes(':root') ? tokens : rule.selector === "[data-contrast='more']" ? highContrast : undefined;
    rule.walkDecls((declaration) => {
      if (declaration.prop.startsWith(prefix)) into?.set(declaration.prop.slice(prefix.length), onOneLine(declaration.value));
    });
  });
  return { tokens, highContrast };
}

/** True if a media query decides about the rule: it repeats what an attribute sets, or removes motion. */
function isConditional({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'media';
}

function onOneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');
}
