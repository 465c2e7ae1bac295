import { languageFacts } from '@portico/validation/languages';
import type { PrerenderedPage } from '../src/prerender.tsx';

/** A placeholder that the server replaces with the provider's name. */
export const brandToken = '{{brand}}';

/** The files of one page that index.html does not list. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

function replaceOnce(html: string, part: string, by: string): string {
  if (html.split(part).length !== 2) throw new Error(`index.html has not exactly one ${part}`);
  return html.replace(part, () => by);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quoted = (text: string) => escape(text).replaceAll('"', '&quot;');

/** Attributes of the root element that boot.js reads before the body has arrived. */
function facts({ locale, forUser, calls }: PrerenderedPage): string {
  const user = forUser ? ` data-prerendered-for="user" data-calls="${quoted(calls.join(' '))}"` : '';
  return `lang="${locale}" dir="${languageFacts[locale].dir}" data-prerendered="${locale}"${user}`;
}

/** The portal's page with a prerendered page in it, in the most common frame. The other frames are templates beside it. */
export function prerenderedPage(template: string, page: PrerenderedPage, { scripts, styles }: PageFiles): string {
  const { open, ...others } = page.html;
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
  const frames = Object.entries(others).map(([frame, html]) => `<template data-frame="${frame}">${html}</template>`);
  const localized = replaceOnce(template, '<html lang="en">', `<html ${facts(page)}>`);
  const titled = replaceOnce(localized, '</head>', `<title>${escape(page.title)} · ${brandToken}</title>${links}</head>`);
  const body = `<div id="root">${open}</div>${frames.join('')}<div id="prerendered-end" hidden></div>`;
  return replaceOnce(titled, '<div id="root"></div>', body);
}
