/** The answer of an operation that has nothing to tell but that it is done. */
export function done(message: string) {
  return doneWith(message, {});
}

/** The same, with what else there is to tell. */
export function doneWith<More extends object>(message: string, more: More) {
  return { status: 200, body: { status: 'success', message, ...more } } as const;
}
