import { applyBrand, brands } from '@portico/brand';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { BrandName } from '../patterns/frame/brand-name.ts';
import { chosenWidth } from './widths.ts';

/** The toolbar's choices. */
export interface Surroundings {
  brand: keyof typeof brands;
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
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    applyBrand(brands[brand], root);
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = language;
    root.dir = direction;
    root.dataset.motion = motion;
    if (contrast === 'more') root.dataset.contrast = contrast;
    else delete root.dataset.contrast;
  }, [brand, theme, language, direction, motion, contrast]);

  const inlineSize = boxed ? chosenWidth(viewport) : undefined;
  return (
    <BrandName value={brands[brand].name}>
      {inlineSize ? <div style={{ inlineSize, maxInlineSize: '100%', marginInline: 'auto' }}>{children}</div> : children}
    </BrandName>
  );
}
