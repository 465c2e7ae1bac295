/** Returns whether the error is a violation of this unique constraint, on both databases. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint;
}
