import { brands, type Brand } from '@portico/brand';
import { BrandError, brandLimits, parseBrand } from '@portico/brand/parse-brand';
import { separateAccent, type StateName } from '@portico/brand/separate-accent';

/** What a reader of the theme builder sets. */
export interface BrandDraft {
  name: string;
  /** `#274bc4` */
  hex: string;
  neutralHue: number;
  neutralTint: number;
  radiusRem: number;
}

export const firstDraft: BrandDraft = { name: 'Acme Hosting', hex: '#0f766e', neutralHue: 200, neutralTint: 1, radiusRem: 0.5 };

/** A mark to replace: a brand file needs one. */
const placeholderMark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2 22 21H2z"/></svg>';

export interface BuiltBrand {
  brand: Brand;
  /** The content of `brand.json`. */
  json: string;
  /** The state that the accent was moved away from, and by how many degrees of hue. */
  moved: { from: StateName; degrees: number } | undefined;
  /** True if the accent is stronger than a brand's may be, and was weakened. */
  weakened: boolean;
}

/**
 * Returns the brand of a draft, its accent moved away from the colours of state.
 * @throws BrandError if a setting is wrong
 */
export function buildBrand({ name, hex, neutralHue, neutralTint, radiusRem }: BrandDraft): BuiltBrand {
  const { mono, sans } = brands.portico.font;
  const file = {
    name,
    mark: placeholderMark,
    accent: hex as string | { hue: number; chroma: number },
    neutral: { hue: neutralHue, tint: neutralTint },
    radius: `${radiusRem}rem`,
    font: { sans, mono },
  };
  const wanted = parseBrand(file).accent;
  const { accent, tooCloseTo } = separateAccent(wanted);
  // A hex stays a hex where it can: that is how people know their brand.
  if (tooCloseTo) file.accent = accent;
  const between = Math.abs(wanted.hue - accent.hue);
  return {
    brand: parseBrand(file),
    json: `${JSON.stringify(file, null, 2)}\n`,
    moved: tooCloseTo && { from: tooCloseTo, degrees: Math.round(Math.min(between, 360 - between)) },
    weakened: wanted.chroma === brandLimits.accentChroma,
  };
}

/** Returns the brand of a draft, or what is wrong with it. */
export function tryBrand(draft: BrandDraft): BuiltBrand | { issues: readonly string[] } {
  try {
    return buildBrand(draft);
  } catch (error) {
    if (error instanceof BrandError) return { issues: error.issues };
    throw error;
  }
}
