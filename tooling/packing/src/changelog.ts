/** Turns changesets into a CHANGELOG.md: sentences for readers of a package, without commit hashes. */

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
