/** Returns a file name: `pay-invoice` for `payInvoice` and `PayInvoice`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Returns the name in code: `payInvoice` for `pay-invoice`. */
export function camelCase(name: string): string {
  return name.replaceAll(/[-.]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the component name: `PayInvoice` for `pay-invoice`. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}

/** Returns the name as words: "Pay invoice" for `pay-invoice`. */
export function words(name: string): string {
  const text = kebabCase(name).replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
