import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../../..');

/** Declares the tests of every story. */
const storyTests = 'tooling/story-tests/src/';

/** The content of every test of the repository, by its path. */
const tests = new Map(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) || (file.startsWith(storyTests) && file.endsWith('.ts')))
    .filter((file) => !file.startsWith('tooling/accessibility-report/'))
    .map((file) => [file, readFileSync(path.join(repository, file), 'utf8')] as const),
);

/**
 * Returns the file of the test with this title.
 * @throws Error if no test has it
 */
export function fileOfTest(title: string): string {
  for (const [file, code] of tests)
    if (code.includes(`'${title}'`) || code.includes(`"${title}"`) || code.includes(`\`${title}\``)) return file;
  throw new Error(`No test has the title "${title}"`);
}
