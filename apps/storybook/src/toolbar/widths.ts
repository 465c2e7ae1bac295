/** The widths that everything is looked at in, as Storybook's viewport tool takes them. */
export const widths = {
  phone: { name: '360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** The width that is chosen, if any: the toolbar keeps a name, the viewport tool an object around it. */
export function chosenWidth(viewport: unknown): string | undefined {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
  return Object.entries(widths).find(([width]) => width === name)?.[1].styles.width;
}
