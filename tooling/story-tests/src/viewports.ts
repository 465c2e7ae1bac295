/** In pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const desk: Viewport = { width: 1440, height: 900 };
export const phone: Viewport = { width: 360, height: 740 };
export const viewports: readonly Viewport[] = [desk, phone];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Sets the theme on the root element, as an application does, so that portalled content follows too. */
export function pinTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
