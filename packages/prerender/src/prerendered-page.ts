import type { PrerenderedPage } from './rendering.ts';

/** The files of one page that index.html does not list. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

function replaceOnce(html: string, part: string, by: string): string {
  if (html.split(part).length !== 2) throw new Error(`index.html has not exactly one ${part}`);
  return html.replace(part, () => by);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quoted = (text: string) => escape(text).replaceAll('"', '&quot;');

/** Attributes of the root element that the boot script reads before the body has arrived. */
function facts({ language, dir, audience, data }: PrerenderedPage): string {
  const attributes = Object.entries({ lang: language, dir, 'data-prerendered': language, 'data-prerendered-for': audience });
  const own = Object.entries(data).map(([name, value]) => [`data-${name}`, value] as const);
  return [...attributes, ...own].map(([name, value]) => `${name}="${quoted(value)}"`).join(' ');
}

/** Returns index.html with a prerendered page in it, in its first frame. The other frames are templates beside it. */
export function prerenderedPage(template: string, page: PrerenderedPage, { scripts, styles }: PageFiles): string {
  const [[, shown] = ['', ''], ...others] = page.frames;
  // The content security policy blocks inline scripts and styles.
  if (page.frames.some(([, html]) => /<script|<style|\sstyle=/u.test(html)))
    throw new Error(`${page.path} was prerendered with a script or a style in the page`);
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
  const frames = others.map(([frame, html]) => `<template data-frame="${frame}">${html}</template>`);
  const localized = replaceOnce(template, '<html lang="en">', `<html ${facts(page)}>`);
  const titled = replaceOnce(localized, '</head>', `<title>${escape(page.title)}</title>${links}</head>`);
  const body = `<div id="root">${shown}</div>${frames.join('')}<div id="prerendered-end" hidden></div>`;
  return replaceOnce(titled, '<div id="root"></div>', body);
}
