const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
