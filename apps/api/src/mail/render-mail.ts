import { escapeHtml } from '../escape-html.ts';
import type { MailBlock, MailContent } from './define-mail.ts';

export type RenderedMail = { subject: string; text: string; html: string };

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** The same content twice: as plain text, and as HTML that every mail program shows. Nothing of it is loaded from elsewhere. */
export function renderMail({ subject, blocks }: MailContent, brand: string, language: string): RenderedMail {
  return {
    subject,
    text: `${blocks.map(asText).join('\n\n')}\n\n${brand}\n`,
    html: [
      `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
      `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
      `<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto">`,
      ...blocks.map(asHtml),
      `<p style="margin:32px 0 0;opacity:.7">${escapeHtml(brand)}</p></div></body></html>`,
    ].join('\n'),
  };
}

function asText(block: MailBlock): string {
  return block.kind === 'link' ? `${block.label}\n${block.url}` : block.text;
}

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;letter-spacing:.2em">${escapeHtml(block.text)}</p>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
  }
}
