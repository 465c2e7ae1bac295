declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly preserveNameIds?: readonly number[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  };
  /** Returns the font reduced to the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
