/** `payInvoice` and `PayInvoice` are `pay-invoice` as a file. */
export function kebabCase(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** `pay-invoice` is `payInvoice` in code. */
export function camelCase(name: string): string {
  return name.replaceAll(/[-.]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `pay-invoice` is `PayInvoice` as a component. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}

/** The sentence that a name is made of: `pay-invoice` is "Pay invoice". */
export function words(name: string): string {
  const text = kebabCase(name).replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
