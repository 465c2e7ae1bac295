/** A story's information about its component: the kit's `ComponentGuide`. */
export interface Guide {
  use: string;
  avoid: readonly string[];
  alsoCalled?: readonly string[];
  anatomy?: readonly (readonly [part: string, about: string])[];
  keyboard: readonly (readonly [keys: string, effect: string])[];
  code: string;
}
