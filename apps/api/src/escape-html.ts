const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it is written between tags and in quoted attributes. */
export const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
