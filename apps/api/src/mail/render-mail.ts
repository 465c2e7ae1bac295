import { escapeHtml } from '@portico/drivers/escape-html';
import type { MailBlock, MailLayout, WrittenMail } from '@portico/drivers/mail-layout';
import { htmlLanguage } from '@portico/validation/html-language';
import type { MailContent } from './define-mail.ts';

export type RenderedMail = { subject: string; text: string; html: string; thread?: string };

const button = 'display:inline-block;padding:10px 20px;border-radius:8px;color:#fff;font-weight:600;text-decoration:none';
// Omits `system-ui`, which resolves to a separate face per weight on some systems.
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** A hyphenated host name that fits on one line of a phone. */
const hyphenatedName = /(?<![\w.-])(?=[\w.-]{1,32}(?![\w.-]))\w[\w.]*-[\w-]*\.[\w.-]*\w/g;

/** What a layout needs to know besides the content. */
export type MailFrame = Omit<WrittenMail, 'blocks' | 'subject'>;

/** Renders the content as HTML and as plain text. */
export function renderMail({ subject, blocks, thread }: MailContent, frame: MailFrame, layOut: MailLayout = defaultLayout): RenderedMail {
  const { html, text = `${renderText({ blocks }, frame.brand.name)}\n` } = layOut({ ...frame, subject, blocks });
  return { subject, ...(thread === undefined ? {} : { thread }), text, html };
}

/** The layout unless a plugin has one: HTML for every mail program, in the brand's colour. Nothing is loaded remotely. */
export const defaultLayout: MailLayout = ({ subject, blocks, language, brand: { name, colour } }) => ({
  html: [
    `<!doctype html><html ${htmlLanguage(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto">`,
    // A coloured bar instead of coloured text, which would be unreadable on a dark background.
    `<p style="margin:0 0 24px;padding:0 0 0 12px;border-left:4px solid ${colour};font-size:18px;font-weight:600">${escapeHtml(name)}</p>`,
    ...blocks.map((block) => asHtml(block, colour)),
    `</div></body></html>`,
  ].join('\n'),
});

/** Renders plain text, ending with the sender's name. */
export function renderText({ blocks }: Pick<MailContent, 'blocks'>, name: string): string {
  return `${blocks.map(asText).join('\n\n')}\n\n${name}`;
}

function asText(block: MailBlock): string {
  if (block.kind === 'link') return `${block.label}\n${block.url}`;
  return block.kind === 'note' ? `${block.text}\n${block.label}\n${block.url}` : block.text;
}

function asHtml(block: MailBlock, colour: string): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${withoutBreaks(escapeHtml(block.text))}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;letter-spacing:.2em">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<div style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid #8888;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.text)}</div>`;
    case 'lines':
      return `<div style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${withoutBreaks(escapeHtml(block.text))}</div>`;
    case 'note':
      return [
        `<p style="margin:32px 0 0;font-size:13px;opacity:.75">${withoutBreaks(escapeHtml(block.text))}`,
        `<br><a href="${escapeHtml(block.url)}" style="color:inherit">${escapeHtml(block.label)}</a></p>`,
      ].join('\n');
    case 'link':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="${button};background:${colour}">${escapeHtml(block.label)}</a></p>`;
  }
}

/** Keeps a number with the next word, as in a date, and prevents breaks in hyphenated host names. */
function withoutBreaks(html: string): string {
  return html.replaceAll(/(?<=[\d•]) (?=[\p{L}\d])/gu, '\u00A0').replaceAll(hyphenatedName, '<span style="white-space:nowrap">$&</span>');
}
