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

/** On the root element, as an application does it, so that what is drawn at the end of the page follows too. */
export function pinTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
