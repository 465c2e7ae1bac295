import { expect, test } from 'vitest';
import { rewriteSource } from './rewrite-source.ts';

/** Each line is a module with its import, before and after. */
const rewritten: readonly (readonly [what: string, before: string, after: string])[] = [
  [
    'a prop of an element',
    `import { Field } from '@portico/ui/field';\nexport const a = <Field label="A" hint="B" />;`,
    `import { Field } from '@portico/ui/field';\nexport const a = <Field label="A" description="B" />;`,
  ],
  [
    'an element imported by another name',
    `import { Switch as Toggle } from '@portico/ui/switch';\nexport const a = <Toggle hint={text} />;`,
    `import { Switch as Toggle } from '@portico/ui/switch';\nexport const a = <Toggle description={text} />;`,
  ],
  [
    'fields of an object in a prop',
    `import { Pagination } from '@portico/ui/pagination';\nexport const a = <Pagination previous={{ label, onPress }} rowsPerPage={{ onChange: set }} />;`,
    `import { Pagination } from '@portico/ui/pagination';\nexport const a = <Pagination previous={{ label, onClick: onPress }} rowsPerPage={{ onValueChange: set }} />;`,
  ],
  [
    'fields of a value with a type',
    `import type { CommandGroup } from '@portico/ui/command-menu';\nconst groups: readonly CommandGroup[] = [{ id: 'a', items: [{ hint: 'x' }] }];`,
    `import type { CommandGroup } from '@portico/ui/command-menu';\nconst groups: readonly CommandGroup[] = [{ id: 'a', items: [{ description: 'x' }] }];`,
  ],
  [
    'what a function with a type returns',
    `import type { CommandItem } from '@portico/ui/command-menu';\nfunction item(): CommandItem { return { hint: 'x' }; }`,
    `import type { CommandItem } from '@portico/ui/command-menu';\nfunction item(): CommandItem { return { description: 'x' }; }`,
  ],
  [
    'props of a wrapper',
    `import type { FieldProps } from '@portico/ui/field';\nfunction Own({ hint, ...rest }: FieldProps) {}\ntype Rest = Omit<FieldProps, 'hint' | 'error'>;\ntype Hint = FieldProps['hint'];`,
    `import type { FieldProps } from '@portico/ui/field';\nfunction Own({ description: hint, ...rest }: FieldProps) {}\ntype Rest = Omit<FieldProps, 'description' | 'error'>;\ntype Hint = FieldProps['description'];`,
  ],
  [
    'the results of an expression for a tone, and nothing that it compares',
    `import { Status } from '@portico/ui/status';\nexport const a = <Status tone={state === 'ok' ? 'ok' : 'bad'} />;`,
    `import { Status } from '@portico/ui/status';\nexport const a = <Status tone={state === 'ok' ? 'success' : 'danger'} />;`,
  ],
  [
    'tones in tables',
    `import type { StatusTone } from '@portico/ui/status';\nconst tones: Record<string, StatusTone> = { ok: 'ok', bad: 'warn' };\nconst looks = { paid: { tone: 'ok' } };`,
    `import type { StatusTone } from '@portico/ui/status';\nconst tones: Record<string, StatusTone> = { ok: 'success', bad: 'warning' };\nconst looks = { paid: { tone: 'success' } };`,
  ],
  [
    'an element that loads late',
    `const QrCode = lazy(() => import('@portico/ui/qr-code'));\nexport const a = <QrCode text="A" />;`,
    `const QrCode = lazy(() => import('@portico/ui/qr-code'));\nexport const a = <QrCode value="A" />;`,
  ],
  [
    'an object that is spread',
    `import { Table } from '@portico/ui/table';\nconst table = { caption: 'A' };\nexport const a = <Table {...table} />;`,
    `import { Table } from '@portico/ui/table';\nconst table = { label: 'A' };\nexport const a = <Table {...table} />;`,
  ],
  [
    'tones that are keys',
    `import type { StatusTone } from '@portico/ui/status';\nconst words: Record<StatusTone, string> = { ok: 'ok', bad: 'warn' };`,
    `import type { StatusTone } from '@portico/ui/status';\nconst words: Record<StatusTone, string> = { success: 'ok', danger: 'warn' };`,
  ],
  [
    'an element without JSX',
    `import { Field } from '@portico/ui/field';\ncreateElement(Field, { hint: 'A' });`,
    `import { Field } from '@portico/ui/field';\ncreateElement(Field, { description: 'A' });`,
  ],
  [
    'args of stories',
    `import { Field } from '@portico/ui/field';\nconst meta = { component: Field, args: { hint: 'A' } } satisfies Meta<typeof Field>;\nexport const B: Story = { args: { hint: 'B' } };`,
    `import { Field } from '@portico/ui/field';\nconst meta = { component: Field, args: { description: 'A' } } satisfies Meta<typeof Field>;\nexport const B: Story = { args: { description: 'B' } };`,
  ],
  [
    'code in a template',
    "const code = `import { Table } from '@portico/ui/table';\nexport const a = <Table caption={\\`\\${b}\\`} />;`;",
    "const code = `import { Table } from '@portico/ui/table';\nexport const a = <Table label={\\`\\${b}\\`} />;`;",
  ],
];

test.each(rewritten)('%s has the new names, and a second run changes nothing', (_what, before, after) => {
  expect(rewriteSource('a.tsx', before)).toBe(after);
  expect(rewriteSource('a.tsx', after)).toBe(after);
});

test('components of other packages and of the app keep their props', () => {
  const source = `import { Field } from './field.tsx';\nimport { Table } from 'other';\nexport const a = <Field hint="A"><Table caption="B" /></Field>;`;
  expect(rewriteSource('a.tsx', source)).toBe(source);
});

test('a module of the kit may import by path', () => {
  const source = `import { Field } from '../field/field.tsx';\nexport const a = <Field hint="A" />;`;
  expect(rewriteSource('a.tsx', source, true)).toContain('<Field description="A" />');
});

test('code blocks of Markdown are rewritten, and its prose is not', () => {
  const code = '```tsx\nimport { Field } from \'@portico/ui/field\';\n<Field hint="A" />;\n```\n';
  expect(rewriteSource('a.md', `<Field hint="A" />\n\n${code}`)).toBe(`<Field hint="A" />\n\n${code.replace('hint', 'description')}`);
});

test('a text that is no program stays as it is', () => {
  expect(rewriteSource('a.tsx', 'const = <Field hint')).toBe('const = <Field hint');
});
