/** Whether an error says that a row with the same value is there already; alike on both databases. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint;
}
