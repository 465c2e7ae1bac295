import * as v from 'valibot';
import { refuseMark } from './mark.ts';
import { hueAndChromaOf } from './oklch.ts';

/** Within these limits the tokens keep the minimum contrast of every colour pair in both themes, which the kit's tests verify. */
export const brandLimits = {
  /** OKLCH chroma of the accent. Browsers clip colours outside sRGB to the nearest one. */
  accentChroma: 0.25,
  /** How strongly neutrals are tinted, as a multiple of the kit's default look. */
  neutralTint: 3,
  radiusRem: 1,
} as const;

export type FontFace = {
  family: string;
  /** `400`, or a range such as `100 900` of a variable font. */
  weight: string;
  style: 'normal' | 'italic';
  /** A woff2 file: `./…` relative to the brand file, or a path within an npm package. */
  source: string;
  unicodeRange?: string;
};

export type Brand = {
  name: string;
  /** A single-colour SVG; its shapes are filled with the current text colour. */
  mark: string;
  /** OKLCH hue (degrees) and chroma. The tokens choose the lightness, so that both themes keep their contrast. */
  accent: { hue: number; chroma: number };
  /** The hue of greys in degrees, and its strength: 0 is a pure grey, 1 the kit's default look. */
  neutral: { hue: number; tint: number };
  /** Corner radius of controls, as a CSS length; smaller and larger radii derive from it. */
  radius: string;
  font: { sans: string; mono: string; faces: readonly FontFace[] };
};

/** Errors in a brand, one sentence per setting. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(issues.join('\n'));
    this.issues = issues;
  }
}

const within = (least: number, most: number) =>
  v.pipe(v.number('must be a number'), v.minValue(least, `must be at least ${least}`), v.maxValue(most, `must be at most ${most}`));
const hue = within(0, 360);
const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? 'is no setting of a brand' : issue.received === 'undefined' ? 'is missing' : 'must be an object',
  );
const text = (maxLength: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
  );

/** Font names in CSS syntax, without characters that could end the declaration or load something. */
const families = v.pipe(
  text(300),
  v.regex(
    /^(?:'[\p{L}\p{N} ._-]+'|[\p{L}_-][\p{L}\p{N}_ -]*)(?:\s*,\s*(?:'[\p{L}\p{N} ._-]+'|[\p{L}_-][\p{L}\p{N}_ -]*))*$/u,
    "must be names of fonts, such as 'Your Sans', system-ui, sans-serif",
  ),
);

const face = object({
  family: v.pipe(text(60), v.regex(/^[\p{L}\p{N} ._-]+$/u, 'must be the name of a font')),
  weight: v.pipe(text(9), v.regex(/^[1-9]\d{0,2}0?(?: [1-9]\d{0,2}0?)?$/, 'must be a weight such as 400, or a range such as 100 900')),
  style: v.optional(v.picklist(['normal', 'italic'], 'must be normal or italic'), 'normal'),
  source: v.pipe(text(200), v.regex(/^[\w@./-]+\.woff2$/, 'must be the path of a .woff2 file')),
  unicodeRange: v.exactOptional(
    v.pipe(text(600), v.regex(/^U\+[0-9A-F?-]+(?:\s*,\s*U\+[0-9A-F?-]+)*$/i, 'must be ranges such as U+0000-00FF, U+0131')),
  ),
});

const accentOfHex = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #274bc4, or an object of hue and chroma'),
  v.transform((hex) => {
    const { hue: accentHue, chroma } = hueAndChromaOf(hex);
    // The most saturated sRGB colours exceed the limit at lightnesses that the tokens do not use.
    return { hue: accentHue, chroma: Math.min(chroma, brandLimits.accentChroma) };
  }),
);
const accentOfNumbers = object({ hue, chroma: within(0, brandLimits.accentChroma) });

const schema = object({
  name: v.pipe(text(60), v.regex(/^[^\p{C}]*$/u, 'must be one line')),
  mark: v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const refusal = dataset.typed ? refuseMark(dataset.value) : null;
      if (refusal !== null) addIssue({ message: refusal });
    }),
  ),
  accent: v.lazy((accent) => (typeof accent === 'string' ? accentOfHex : accentOfNumbers)),
  neutral: object({ hue, tint: within(0, brandLimits.neutralTint) }),
  radius: v.pipe(
    text(12),
    v.regex(/^(?:0|\d*\.?\d+(?:rem|px))$/, 'must be a length such as 8px or 0.5rem'),
    v.check((length) => remOf(length) <= brandLimits.radiusRem, `must be at most ${brandLimits.radiusRem}rem`),
    v.transform((length) => `${remOf(length)}rem`),
  ),
  font: object({ sans: families, mono: families, faces: v.optional(v.array(face, 'must be a list'), []) }),
});

function remOf(length: string): number {
  const value = Number.parseFloat(length);
  return length.endsWith('px') ? value / 16 : value;
}

/**
 * Returns the brand of a brand file's content.
 * @throws BrandError that names each invalid setting
 */
export function parseBrand(json: unknown): Brand {
  const parsed = v.safeParse(schema, json, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw new BrandError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'A brand'} ${issue.message}`));
}
