import { isCutOff, overlappingTexts, reachesOut } from '@portico/story-tests/whole-text';
import { visibleTexts } from '@portico/story-tests/visible-text';
import { expect, onTestFinished, test } from 'vitest';

/** Puts the markup on the page and returns its texts. */
function textsOf(markup: string) {
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.append(host);
  onTestFinished(() => host.remove());
  return visibleTexts();
}

const wordsOf = (texts: readonly { text: string }[]) => texts.map(({ text }) => text);

const long = 'edge-fra-01.acme.dev';

test.each([
  ['a box that is too narrow', `<div style="inline-size: 3rem; overflow: hidden; white-space: nowrap">${long}</div>`, [long]],
  ['an ellipsis', `<div style="inline-size: 3rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</div>`, [long]],
  ['a box that is too low', `<div style="block-size: 0.5rem; overflow: clip">${long}</div>`, [long]],
  [
    'the edge of the window',
    `<div style="position: absolute; inset-inline-start: calc(100vw - 3rem); white-space: nowrap">${long}</div>`,
    [long],
  ],
  ['the bottom of a fixed box', `<div style="position: fixed; inset-block-start: calc(100vh - 0.5rem)">${long}</div>`, [long]],
  ['nothing, if it breaks', `<div style="inline-size: 3rem; overflow: hidden; overflow-wrap: anywhere">${long}</div>`, []],
  ['nothing, if it scrolls', `<div style="inline-size: 3rem; overflow: auto; white-space: nowrap">${long}</div>`, []],
  [
    'nothing, if it is for screen readers',
    `<span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">${long}</span>`,
    [],
  ],
])('a text is cut off by %s', (_where, markup, expected) => {
  expect(wordsOf(textsOf(markup).filter(isCutOff))).toEqual(expected);
});

test.each([
  [
    'a button of fixed width',
    `<button style="inline-size: 3rem; overflow: visible; white-space: nowrap; padding: 0">${long}</button>`,
    [long],
  ],
  [
    'a painted box of fixed height',
    `<div style="block-size: 1rem; inline-size: 4rem; background: navy; overflow-wrap: anywhere">${long}</div>`,
    [long],
  ],
  ['no box that grows with it', `<div style="inline-size: 4rem; background: navy; overflow-wrap: anywhere">${long}</div>`, []],
  ['no box that is not painted', `<div style="block-size: 1rem; inline-size: 4rem; overflow-wrap: anywhere">${long}</div>`, []],
])('a text leaves %s', (_box, markup, expected) => {
  expect(wordsOf(textsOf(markup).filter(reachesOut))).toEqual(expected);
});

test.each([
  [
    'texts overlap if a negative margin pulls one over the other',
    '<div>Frankfurt</div><div style="margin-block-start: -1rem">Amsterdam</div>',
    [['Frankfurt', 'Amsterdam']],
  ],
  [
    'texts overlap if one grid cell holds both',
    '<div style="display: grid"><div style="grid-area: 1 / 1">Frankfurt</div><div style="grid-area: 1 / 1">Amsterdam</div></div>',
    [['Frankfurt', 'Amsterdam']],
  ],
  ['texts one above the other don’t overlap', '<div>Frankfurt</div><div>Amsterdam</div>', []],
  [
    'a text and a popup over it don’t overlap',
    '<div>Frankfurt</div><div style="position: absolute; margin-block-start: -1rem">Amsterdam</div>',
    [],
  ],
])('%s', (_how, markup, expected) => {
  expect(overlappingTexts(textsOf(markup)).map(wordsOf)).toEqual(expected);
});
