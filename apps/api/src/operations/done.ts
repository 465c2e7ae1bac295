/** Returns the response of an operation that only reports success. */
export function done(message: string) {
  return doneWith(message, {});
}

/** Returns a success response with more fields. */
export function doneWith<More extends object>(message: string, more: More) {
  return { status: 200, body: { status: 'success', message, ...more } } as const;
}
