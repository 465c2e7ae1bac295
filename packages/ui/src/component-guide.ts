/** Documentation of a component beyond its states and props, set in its stories as `parameters.guide`. */
export interface ComponentGuide {
  /** Its purpose, in a sentence or two. */
  use: string;
  /** When another component fits better, with that component's name. */
  avoid: readonly string[];
  /** What others call it, which Storybook's search knows too. */
  alsoCalled?: readonly string[];
  /** Its parts from the outside in, each with what it is for. */
  anatomy?: readonly (readonly [part: string, about: string])[];
  /** The effect of each key; empty only if nothing in it takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** A complete module to copy: imports by package name and one exported component. It is compiled against the packed package. */
  code: string;
}
