import { describe, expect, test } from 'vitest';
import { brands } from './brand.ts';
import { maxMarkLength, refuseMark } from './mark.ts';

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${attributes}>${inside}</svg>`;

test.each(Object.entries(brands))('the mark of %s is valid', (_name, { mark }) => {
  expect(refuseMark(mark)).toBeNull();
});

test('a mark may have groups, strokes, clip paths and a title', () => {
  const inside = '<title>Acme &amp; Co: hosting</title><defs><clipPath id="a"><rect width="4" height="4"/></clipPath></defs>';
  expect(refuseMark(svg(`${inside}<g clip-path="url(#a)" stroke='currentColor'>\n<path d="M0 0h4"/></g>`, ' fill="none"'))).toBeNull();
});

describe('an unsafe mark', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>'), /must not hold <script>/],
    ['a handler', svg('<path d="M0 0" onload="alert(1)"/>'), /attribute onload/],
    ['a handler on the root', svg('', ' onload="alert(1)"'), /attribute onload/],
    ['a style', svg('<style>path{fill:url(https://example.com)}</style>'), /must not hold <style>/],
    ['a style attribute', svg('<path style="fill:red" d="M0 0"/>'), /attribute style/],
    ['a link', svg('<a href="https://example.com"><path d="M0 0"/></a>'), /must not hold <a>/],
    ['a picture', svg('<image href="https://example.com/a.png"/>'), /must not hold <image>/],
    ['a use of something', svg('<use href="#a"/>'), /must not hold <use>/],
    ['foreign markup', svg('<foreignObject/>'), /must not hold <foreignObject>/],
    ['a fill from elsewhere', svg('<path fill="url(https://example.com#a)" d="M0 0"/>'), /outside itself/],
    ['a fill from elsewhere, spelled with an entity', svg('<path fill="url&#40;//example.com)" d="M0 0"/>'), /outside itself/],
    ['an animation', svg('<animate attributeName="d"/>'), /must not hold <animate>/],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /must be plain SVG/],
    ['a processing instruction', `<?xml-stylesheet href="a.css"?>${svg('')}`, /must be plain SVG/],
    ['a comment', svg('<!-- <script> -->'), /must be plain SVG/],
    ['text', svg('Acme'), /not the text "Acme"/],
    ['a second root', `${svg('')}${svg('')}`, /must end with its <\/svg>/],
    ['something after it', `${svg('')}<script/>`, /must end with its <\/svg>/],
    ['another root', '<math></math>', /must start with <svg/],
    ['nothing', '', /must start with <svg/],
    ['what is left open', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>', /leaves <g> open/],
    ['what is closed twice', svg('</g>'), /closes <g>/],
    ['an attribute twice', svg('<path d="M0 0" d="M1 1"/>'), /twice/],
    ['no namespace', '<svg viewBox="0 0 24 24"/>', /must have xmlns/],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 24 24"/>', /outside itself/],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', /must have a viewBox/],
    ['too much', svg(`<path d="${'M0 0'.repeat(maxMarkLength)}"/>`), /at most 8192 characters/],
  ])('a mark with %s is refused', (_what, mark, refused) => {
    expect(refuseMark(mark)).toMatch(refused);
  });
});
