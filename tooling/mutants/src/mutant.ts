/** One fault: the promise that the source keeps, how the fault breaks it, and the tests that catch it. */
export type Mutant = {
  /** The promise, as a sentence. */
  name: string;
  /** Relative to the package's folder. */
  file: string;
  /** The code that the fault replaces; it occurs in the file exactly once. */
  from: string;
  to: string;
  /** Test files that catch it, relative to the package's folder. */
  tests: readonly string[];
  /** The package with these tests, relative to the repository. */
  package: string;
  /** The Vitest configuration, if it is not the package's default. */
  config?: string;
};
