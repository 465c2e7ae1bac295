/** Returns a script for `bash -e` that prints each command before its output and, of the first that fails, its line in `source`. */
export function tracedCommands(commands: string, source: string): string {
  const report = `{ set +x; } 2> /dev/null; echo "${source}:$LINENO ended with status $status: $BASH_COMMAND"`;
  // On the first line, so that no line moves.
  return `trap 'status=$?; ${report}' ERR; set -x; ${commands}`;
}

/** Returns what a failed script says: the command that failed, then the end of the output. */
export function failureOf(output: string): string {
  const [failed] = /^.+ ended with status \d+: .*$/mu.exec(output) ?? ['The machine ended'];
  return `${failed}\n\n${output.slice(-8_000)}`;
}
