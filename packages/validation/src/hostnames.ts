const labelMaxLength = 63;
export const hostnameMaxLength = 253;

/**
 * Returns a numbered hostname for each of several servers: `web.acme.dev` twice gives `web-1.acme.dev` and `web-2.acme.dev`.
 * Null if a numbered name would be too long.
 */
export function numberHostnames(hostname: string, count: number): string[] | null {
  if (count === 1) return [hostname];
  const [label = '', ...domain] = hostname.split('.');
  const numbered = Array.from({ length: count }, (_, index) => {
    const ending = `-${index + 1}`;
    return [`${label.slice(0, labelMaxLength - ending.length).replace(/-+$/, '')}${ending}`, ...domain].join('.');
  });
  return numbered.every((name) => name.length <= hostnameMaxLength) ? numbered : null;
}
