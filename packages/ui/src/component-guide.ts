/** What the documentation of a component says beyond its states and props. It stands in its stories, as `parameters.guide`. */
export interface ComponentGuide {
  /** What it is for, in a sentence or two. */
  use: string;
  /** When another one serves better, each case with the name of that one. */
  avoid: readonly string[];
  /** What each key does; empty only where nothing in it takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** A whole module to copy: its imports by package name, one exported component. It is compiled against the packed package. */
  code: string;
}
