/** The widths for review, in the format of Storybook's viewport tool. */
export const widths = {
  phone: { name: '360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** Returns the chosen width, if any: the toolbar stores a name, the viewport tool an object. */
export function chosenWidth(viewport: unknown): string | undefined {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
  return Object.entries(widths).find(([width]) => width === name)?.[1].styles.width;
}
