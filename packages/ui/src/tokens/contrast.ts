/** Minimum contrast by the role of a colour, per WCAG 2.2 AA. */
export const minContrast = { text: 4.5, sign: 3, edge: 3, focus: 3 } as const;
export type ContrastPurpose = keyof typeof minContrast;

/** Named colours that components mix from tokens. */
const mixes = {
  'danger-hover': 'color-mix(in oklab, var(--portico-bad-ink) 88%, var(--portico-ink))',
  'row-hover': 'color-mix(in oklab, var(--portico-ink) 2.5%, var(--portico-surface))',
  'sidebar-hover': 'color-mix(in oklab, var(--portico-ink) 5%, var(--portico-canvas))',
} as const satisfies Record<string, string>;

const tokens = [
  ...(['canvas', 'surface', 'sunken', 'line', 'line-control', 'ink', 'ink-2', 'ink-3'] as const),
  ...(['accent', 'accent-hover', 'on-accent', 'accent-soft', 'accent-ink', 'focus'] as const),
  ...(['series-1', 'series-2', 'series-3', 'series-4'] as const),
  ...(['ok', 'ok-soft', 'ok-ink', 'warn-soft', 'warn-sign', 'warn-ink', 'bad', 'bad-soft', 'bad-ink'] as const),
] as const;

/** A token without `--portico-`, or a mix of tokens made by a component. */
export type ContrastColour = (typeof tokens)[number] | keyof typeof mixes;

export type ContrastPair = {
  foreground: ContrastColour;
  background: ContrastColour;
  purpose: ContrastPurpose;
  /** The minimum ratio. */
  least: number;
  /** Folders of components that show the foreground on the background, or contain a component that does. */
  usedBy: readonly string[];
};

function pairs(
  purpose: ContrastPurpose,
  foregrounds: readonly ContrastColour[],
  backgrounds: readonly ContrastColour[],
  usedBy: readonly string[],
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, purpose, least: minContrast[purpose], usedBy })),
  );
}

/**
 * Every pair of colours of the kit that a person must be able to distinguish. Dividers, shadows and skeletons are decorative; amber
 * (`warn`) never carries meaning alone: the dot of a status and the bar of a meter have text beside them.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text', ['ink', 'ink-2', 'ink-3'], ['canvas', 'surface', 'sunken'], ['page-header', 'card', 'button', 'control-frame', 'menu']),
  ...pairs('text', ['ink', 'ink-2', 'ink-3', 'accent-ink'], ['row-hover'], ['table']),
  ...pairs('text', ['ink', 'ink-2'], ['sidebar-hover'], ['sidebar']),
  ...pairs('text', ['ink', 'ink-2', 'ink-3'], ['accent-soft'], ['callout', 'option-card', 'combobox']),
  ...pairs('text', ['ink'], ['ok-soft', 'warn-soft', 'bad-soft'], ['callout']),
  ...pairs('text', ['accent-ink'], ['canvas', 'surface', 'sunken'], ['link']),
  ...pairs('text', ['accent-ink'], ['accent-soft'], ['badge', 'banner', 'avatar', 'callout', 'combobox', 'steps', 'sidebar']),
  ...pairs('text', ['accent-ink'], ['ok-soft', 'warn-soft', 'bad-soft'], ['callout', 'link']),
  ...pairs('text', ['on-accent'], ['accent', 'accent-hover'], ['button', 'skip-link', 'steps', 'checkbox', 'switch', 'sidebar']),
  ...pairs('text', ['ok-ink'], ['canvas', 'surface', 'sunken', 'ok-soft'], ['callout', 'copy-button', 'toaster']),
  ...pairs('text', ['ok-ink'], ['accent-soft'], ['option-card']),
  ...pairs('text', ['warn-ink'], ['canvas', 'surface', 'warn-soft', 'sidebar-hover'], ['banner', 'callout', 'sidebar', 'toaster']),
  ...pairs('text', ['bad-ink'], ['canvas', 'surface', 'sunken', 'bad-soft'], ['button', 'callout', 'copy-button', 'field', 'menu']),
  ...pairs('text', ['surface'], ['bad-ink', 'danger-hover'], ['button']),
  ...pairs('text', ['surface'], ['ink'], ['tooltip', 'sidebar']),
  ...pairs(
    'sign',
    ['accent', 'ok', 'bad'],
    ['canvas', 'surface', 'row-hover'],
    ['status', 'menu', 'tabs', 'sidebar', 'error-state', 'toaster'],
  ),
  ...pairs('sign', ['warn-sign'], ['canvas', 'surface', 'warn-soft', 'sidebar-hover'], ['callout', 'sidebar', 'timeline', 'toaster']),
  ...pairs('sign', ['accent', 'bad'], ['line'], ['meter', 'progress']),
  ...pairs('sign', ['series-1', 'series-2', 'series-3', 'series-4'], ['canvas', 'surface'], ['area-chart']),
  ...pairs('edge', ['line-control', 'bad', 'accent'], ['canvas', 'surface'], ['control-frame', 'choice', 'option-card', 'pin-input']),
  ...pairs('edge', ['accent'], ['accent-soft'], ['option-card']),
  ...pairs('focus', ['focus'], ['canvas', 'surface', 'sunken', 'row-hover', 'sidebar-hover'], ['button', 'menu', 'table', 'sidebar']),
  ...pairs('focus', ['focus'], ['accent-soft', 'ok-soft', 'warn-soft', 'bad-soft'], ['callout', 'banner', 'option-card', 'control-frame']),
];

export type MeasuredPair = {
  pair: ContrastPair;
  /** WCAG 2 contrast of the rendered colours, 1 to 21. */
  ratio: number;
  least: number;
};

/** Returns the colour in CSS syntax. */
export function cssColour(colour: ContrastColour): string {
  return colour in mixes ? mixes[colour as keyof typeof mixes] : `var(--portico-${colour})`;
}

/**
 * Measures every pair within `root` in its theme and brand, with the browser's own conversion to sRGB, so that rendered colours are
 * measured. The tokens must be loaded.
 * @throws Error if a colour is not opaque or not rendered
 */
export function measureContrast(root: Element): MeasuredPair[] {
  const colours = [...new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]))];
  const luminances = new Map(luminancesOf(root, colours).map((luminance, index) => [colours[index], luminance]));
  return contrastPairs.map((pair) => {
    const one = luminances.get(pair.foreground) ?? 0;
    const other = luminances.get(pair.background) ?? 0;
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return { pair, ratio, least: pair.least };
  });
}

/** Returns the relative luminance of each rendered colour, 0 to 1. */
function luminancesOf(root: Element, colours: readonly ContrastColour[]): number[] {
  const probe = document.createElement('span');
  probe.hidden = true;
  const parts = colours.map((colour) => {
    const part = document.createElement('i');
    part.style.color = cssColour(colour);
    return probe.appendChild(part);
  });
  root.append(probe);
  const canvas = new OffscreenCanvas(colours.length, 1).getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('This browser paints no canvas, so that nothing can be measured');
  for (const [index, part] of parts.entries()) {
    canvas.fillStyle = getComputedStyle(part).color;
    canvas.fillRect(index, 0, 1, 1);
  }
  probe.remove();
  const { data } = canvas.getImageData(0, 0, colours.length, 1);
  return colours.map((colour, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4);
    if (alpha !== 255) throw new Error(`${colour} is not opaque: the tokens are missing or wrong`);
    return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  });
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
