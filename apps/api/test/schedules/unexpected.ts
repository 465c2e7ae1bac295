/** Any other status is a bug, above all a 500. The hostile gateway's broken connections cause 503. */
const expected = new Set([200, 201, 202, 204, 303, 402, 404, 409, 422, 503]);

/** Returns the outcomes of an operation that are violations: unexpected statuses, and sentences about duplicates, which say "two". */
export function unexpectedIn(kind: string, answers: readonly (string | number)[]): (string | number)[] {
  const isExpected = (status: number) => expected.has(status) || (kind === 'hostile' && status === 400);
  return answers.filter((answer) => (typeof answer === 'number' ? !isExpected(answer) : /\btwo\b/u.test(answer)));
}
