import type { Language } from '@portico/contract';
import { getDocumentProxy } from 'unpdf';
import { success } from '../contract-client.ts';
import type { TestApi } from '../test-api.ts';

export type ReadDocument = { text: string; pages: number; xml: string };

/** Reads a PDF's text, with single spaces, and its embedded e-invoice, which a cancelled invoice doesn't have. */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const attached = await pdf.getAttachmentContent('factur-x.xml');
  const xml = attached === null ? '' : new TextDecoder('utf-8', { fatal: true }).decode(attached);
  return { text: oneSpaced(texts.join(' ')), pages: pdf.numPages, xml };
}

/** Downloads the PDF of an invoice as its owner does. */
export async function readInvoice({ call, url }: TestApi, token: string, id: number, language: Language = 'en'): Promise<ReadDocument> {
  const link = success(await call('getInvoiceDocument', { token, query: { id }, language }));
  const response = await fetch(`${url}${link.url}`);
  return readDocument(new Uint8Array(await response.arrayBuffer()));
}

export const oneSpaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
