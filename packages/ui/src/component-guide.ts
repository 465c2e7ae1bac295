/** Documentation of a component beyond its states and props, set in its stories as `parameters.guide`. */
export interface ComponentGuide {
  /** Its purpose, in a sentence or two. */
  use: string;
  /** When another component fits better, with that component's name. */
  avoid: readonly string[];
  /** The effect of each key; empty only if nothing in it takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** A complete module to copy: imports by package name and one exported component. It is compiled against the packed package. */
  code: string;
}
