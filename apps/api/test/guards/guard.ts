/** What keeps something from going wrong: what it is, how it is taken out of a file, and the tests that have to fail then. */
export type Guard = { name: string; file: string; from: string; to: string; tests: readonly string[] };
