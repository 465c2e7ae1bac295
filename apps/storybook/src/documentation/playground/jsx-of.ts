import type { Args } from './use-story-args.ts';

/** Returns one attribute: primitives as they are, everything else by its name. */
function attributeOf(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string') return /["\n{}]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return `${name}={${String(value)}}`;
  return `${name}={${name}}`;
}

/** Returns the JSX that renders a component with these props, on one line if it fits. Props that it doesn't have are left out. */
export function jsxOf(component: string, args: Args, props: ReadonlySet<string>): string {
  const { children, ...rest } = args;
  const attributes = Object.entries(rest)
    .filter(([name, value]) => props.has(name) && value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => attributeOf(name, value));
  const body = children === undefined ? undefined : typeof children === 'string' ? children : '{children}';
  const oneLine = [component, ...attributes].join(' ');
  const open = oneLine.length > 72 ? `${component}\n${attributes.map((attribute) => `  ${attribute}\n`).join('')}` : oneLine;
  if (body === undefined) return open.endsWith('\n') ? `<${open}/>` : `<${open} />`;
  return oneLine.length + body.length > 72 ? `<${open}>\n  ${body}\n</${component}>` : `<${open}>${body}</${component}>`;
}
