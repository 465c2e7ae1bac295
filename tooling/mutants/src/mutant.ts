/** One fault: the promise that the source keeps, how the fault breaks it, and the tests that catch it. */
export type Mutant = {
  /** The promise, as a sentence. */
  name: string;
  /** A path from the package's folder. */
  file: string;
  /** What the fault replaces; it occurs in the file exactly once. */
  from: string;
  to: string;
  /** Test files that catch it, from the package's folder. */
  tests: readonly string[];
  /** Whose tests catch it, from the root. */
  package: string;
  /** The Vitest configuration, if it is not the package's default. */
  config?: string;
};
