import { createRequire } from 'node:module';
import Pdfkit from 'pdfkit';
import { facturXExtension } from './factur-x-metadata.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
} as const;

const sides = 56;
const foot = 92;

export type Pdf = PDFKit.PDFDocument;
type Glyphs = { hasGlyphForCodePoint(code: number): boolean };

export type Paper = {
  pdf: Pdf;
  /** The printable area of a page, in points. */
  left: number;
  width: number;
  bottom: number;
  /** Replaces characters that the fonts lack, because PDF/A forbids missing glyphs. */
  text: (text: string) => string;
  /** Embeds the XML, if there is any, and returns the finished PDF. */
  finish: (xml: string | null) => Promise<Buffer>;
};

type DocumentInfo = { title: string; language: string; at: Date };

/** Opens a PDF/A-3b with A4 pages and embedded fonts. The output is deterministic: the same calls produce the same bytes. */
export function openPaper({ title, language, at }: DocumentInfo): Paper {
  const pdf = new Pdfkit({
    size: 'A4',
    margins: { top: 48, bottom: foot, left: sides, right: sides },
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: language,
    bufferPages: true,
    font: fonts.regular,
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((done, fail) => pdf.on('end', done).on('error', fail));
  pdf.font('regular');
  const glyphs = glyphsOf(pdf);
  return {
    pdf,
    left: sides,
    width: pdf.page.width - 2 * sides,
    bottom: pdf.page.height - foot,
    text: (text) => text.toWellFormed().replaceAll(/./gsu, (one) => (glyphs.hasGlyphForCodePoint(one.codePointAt(0) ?? 0) ? one : '?')),
    async finish(xml) {
      if (xml !== null) {
        // Factur-X requires the "Alternative" relationship. The type definitions don't include it.
        const attached = { name: 'factur-x.xml', type: 'text/xml', relationship: 'Alternative', creationDate: at, modifiedDate: at };
        pdf.file(Buffer.from(xml), attached);
        pdf.appendXML(facturXExtension);
      }
      pdf.end();
      await ended;
      return Buffer.concat(pieces);
    },
  };
}

/** Reads PDFKit's current font from a field that the type definitions don't include. */
function glyphsOf(pdf: Pdf): Glyphs {
  return (Reflect.get(pdf, '_font') as { font: Glyphs }).font;
}
