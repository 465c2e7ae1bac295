import type { HueAndChroma } from './oklch.ts';

/** The hues of the colours that mean state, in degrees of OKLCH, as the tokens have them. */
export const stateHues = { danger: 25, warning: 72, success: 155 } as const;
export type StateName = keyof typeof stateHues;

/** An accent closer than this to a state's hue is taken for it, in degrees. */
export const minHueDistance = 25;

/** Below this chroma an accent is nearly grey and means no state. */
const minColourful = 0.05;

export type SeparatedAccent = {
  accent: HueAndChroma;
  /** The state that the accent was too close to; undefined if it was left alone. */
  tooCloseTo: StateName | undefined;
};

/** Returns the distance of two hues in degrees, 0 to 180. */
function hueDistance(one: number, other: number): number {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
}

/** Returns the state with the closest hue. */
function closestState(hue: number): StateName {
  const [first, ...rest] = Object.keys(stateHues) as [StateName, ...StateName[]];
  return rest.reduce((best, name) => (hueDistance(stateHues[name], hue) < hueDistance(stateHues[best], hue) ? name : best), first);
}

function isFree(hue: number): boolean {
  return Object.values(stateHues).every((state) => hueDistance(state, hue) >= minHueDistance);
}

/** Returns an accent that cannot be taken for danger, warning or success: itself, or with the nearest hue that is free. */
export function separateAccent(accent: HueAndChroma): SeparatedAccent {
  if (accent.chroma < minColourful || isFree(accent.hue)) return { accent, tooCloseTo: undefined };
  const edges = Object.values(stateHues)
    .flatMap((state) => [state - minHueDistance, state + minHueDistance])
    .map((hue) => (hue + 360) % 360)
    .filter(isFree);
  const hue = edges.reduce((best, edge) => (hueDistance(edge, accent.hue) < hueDistance(best, accent.hue) ? edge : best));
  return { accent: { ...accent, hue }, tooCloseTo: closestState(accent.hue) };
}
