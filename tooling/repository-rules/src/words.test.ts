import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const texts = files.filter((file) => !/\.(png|ico|woff2?|jpg|webp|gz|br)$/.test(file)).map((file) => ({ file, text: read(file) }));

function holding(pattern: RegExp): string[] {
  return texts.flatMap(({ file, text }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
}

test("no file mentions the author's machine or workplace", () => {
  // Written in pieces, so that this file does not match either.
  const places = ['work/main', 'work/shared', 'tmp/briefs', 'home/[a-z]+/', 'Users/[a-z]+/', 'root/[a-z.]'].map((place) => `/${place}`);
  const tools = ['anth ropic', 'cla ude', 'chat gpt', 'open ai', 'copi lot', 'co-authored -by'].map((tool) => tool.replace(' ', ''));
  expect(holding(new RegExp(`(${places.join('|')})`))).toEqual([]);
  expect(holding(new RegExp(`\\b(${tools.join('|')})`, 'i'))).toEqual([]);
});

test('no file names a registry host, and the lockfile names no host at all', () => {
  expect(holding(/https?:\/\/[^\s'")]*(registry|artifactory|nexus|verdaccio)[^\s'")]*/i)).toEqual([]);
  expect(/https?:\/\//.exec(read('pnpm-lock.yaml'))).toBeNull();
  expect(files.filter((file) => /(^|\/)\.(npmrc|yarnrc.*)$/.test(file))).toEqual([]);
});

test('the repository holds no secret', () => {
  expect(holding(/-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(gh[pousr]|npm)_[A-Za-z0-9]{30,}\b|\bAKIA[0-9A-Z]{16}\b/)).toEqual([]);
  expect(files.filter((file) => /(^|\/)\.env(\.|$)/.test(file))).toEqual([]);
});
