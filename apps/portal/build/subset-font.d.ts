declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly preserveNameIds?: readonly number[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  };
  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
