/** The answer of an operation that has nothing to tell but that it is done. */
export function done(message: string) {
  return { status: 200, body: { status: 'success', message } } as const;
}
