import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { props } from '../fixtures/vite-app/every-use/props.ts';
import { readGuideCode } from './guide-code.ts';
import { browserPackages, entriesOf } from './pack.ts';
import { repository } from './publishable.ts';

/** What the outside apps of the full run must contain, checked without installing or building them. */
const packed = browserPackages(inject('packed'));
const kit = packed.find(({ name }) => name === '@portico/ui');
const guides = readGuideCode();

const read = (file: string) => readFileSync(path.join(repository, 'tooling/packing/fixtures', file), 'utf8');
const importedFrom = (text: string) => [...text.matchAll(/'(@portico\/ui\/[^']+)'/g)].map(([, entry]) => entry);

test('the copied code and the Vite app use every public entry of the kit', () => {
  const entries = packed
    .filter(({ name }) => name === '@portico/ui')
    .flatMap(entriesOf)
    .filter((entry) => !entry.endsWith('.json'));
  const own = ['vite-app/every-use/app.tsx', 'vite-app/src/main.tsx'].map(read);
  const used = new Set([...guides.map(({ code }) => code), ...own].flatMap(importedFrom));
  expect(entries.filter((entry) => !used.has(entry))).toEqual([]);
});

/** Whether the exported component has a prop that isn't optional. A named type of props is taken to have one. */
function needsProps(code: string): boolean {
  const [, type = ''] = /export function \w+\(\{[^}]*\}: (\{[^}]*\}|\w+)\)/.exec(code) ?? [];
  return type !== '' && (!type.startsWith('{') || /[{;]\s*\w+: /.test(type));
}

test('the Vite app passes props to every copied component that needs some', () => {
  const needing = guides.filter(({ code }) => needsProps(code)).map(({ component }) => component);
  expect(needing.length).toBeGreaterThan(40);
  expect(needing.filter((component) => props[component] === undefined)).toEqual([]);
});

test('the Next.js app renders every component that is not marked for the client on the server', () => {
  const rendered = new Set(importedFrom(read('next-app/app/server-parts/page.tsx')));
  const forServers = (kit ? entriesOf(kit) : []).filter((entry) => {
    const target = kit?.manifest.exports?.[`./${entry.slice('@portico/ui/'.length)}`];
    if (typeof target === 'string') return false;
    // A module without a component has nothing to render.
    const source = readFileSync(path.join(kit?.folder ?? '', (target as { default: string }).default), 'utf8');
    return !source.startsWith('"use client"') && /\bjsxs?\(/.test(source);
  });
  expect(forServers.length).toBeGreaterThan(20);
  expect(forServers.filter((entry) => !rendered.has(entry))).toEqual([]);
});
