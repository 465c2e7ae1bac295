/**
 * Returns whether this is an error of that class. A driver from outside the workspace may bring another copy of this package, so the name
 * decides and not the class.
 */
export function isErrorNamed(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name;
}
