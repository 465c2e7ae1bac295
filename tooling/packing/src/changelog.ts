/** How changesets become a CHANGELOG.md: sentences for the reader of a package, without the hashes of commits that made them. */

interface Changeset {
  summary: string;
}

interface Dependency {
  name: string;
  newVersion: string;
}

export function getReleaseLine({ summary }: Changeset): string {
  const [first = '', ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => (line.trim() === '' ? '' : `  ${line}`))].join('\n');
}

export function getDependencyReleaseLine(_changesets: readonly Changeset[], dependencies: readonly Dependency[]): string {
  if (dependencies.length === 0) return '';
  return `- Needs ${dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`;
}
