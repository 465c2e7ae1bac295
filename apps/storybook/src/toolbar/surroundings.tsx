import { applyBrand, brands } from '@portico/brand';
import { useLayoutEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { BrandName } from '../patterns/frame/brand-name.ts';
import { readOwnBrand } from './own-brand.ts';
import { chosenWidth } from './widths.ts';

/** The toolbar's choices. */
export interface Surroundings {
  /** `own`: the brand of the theme builder. */
  brand: keyof typeof brands | 'own';
  theme: 'light' | 'dark' | 'system';
  language: 'en' | 'ru';
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  contrast: 'system' | 'more';
  viewport?: unknown;
}

interface SurroundedProps extends Surroundings {
  /** Set within a documentation page, whose window is wider than the chosen width. */
  boxed: boolean;
  children: ReactNode;
}

/** Sets the attributes on the root element, as an application does, so that portalled content follows too. */
export function Surrounded({
  brand,
  theme,
  language,
  direction,
  motion,
  contrast,
  viewport,
  boxed,
  children,
}: SurroundedProps): ReactElement {
  const shown = useMemo(() => (brand === 'own' ? readOwnBrand() : brands[brand]), [brand]);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    applyBrand(shown, root);
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = language;
    root.dir = direction;
    root.dataset.motion = motion;
    if (contrast === 'more') root.dataset.contrast = contrast;
    else delete root.dataset.contrast;
  }, [shown, theme, language, direction, motion, contrast]);

  const inlineSize = boxed ? chosenWidth(viewport) : undefined;
  return (
    <BrandName value={shown.name}>
      {inlineSize ? <div style={{ inlineSize, maxInlineSize: '100%', marginInline: 'auto' }}>{children}</div> : children}
    </BrandName>
  );
}
