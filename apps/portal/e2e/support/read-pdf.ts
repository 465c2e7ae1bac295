import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Returns the text of a saved PDF with single spaces, and whether an e-invoice is embedded. */
export async function readPdf(download: Download): Promise<{ text: string; hasEInvoice: boolean }> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { text: texts.join(' ').replaceAll(/\s+/gu, ' '), hasEInvoice: (await pdf.getAttachmentContent('factur-x.xml')) !== null };
}
