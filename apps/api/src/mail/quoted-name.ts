const maxLength = 60;

/** `https://`, `mailto:/` and their relatives. */
const schemes = /[a-z][a-z\d+.-]*:\/+/giu;

/** Runs of characters that names aren't written with. */
const otherCharacters = /[^\p{L}\p{M}\p{N}\p{Pd} &+,'’·().]+/gu;

/** A dot that ends no word, as in `example.com`. */
const innerDots = /\.+(?=[^ ),.])/gu;

/**
 * The name of a person or a company as a mail to someone else quotes it: at most 60 characters, and nothing that a mail program turns into a link.
 * Whoever chose the name could otherwise have us send their link to any address.
 */
export function quotedName(name: string): string {
  const plain = name
    // First, since it turns look-alikes such as “．”, “／” and “℀” into the characters that programs read them as.
    .normalize('NFKC')
    .replaceAll(schemes, ' ')
    .replaceAll(otherCharacters, ' ')
    .replaceAll(innerDots, '. ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const characters = Array.from(plain);
  if (characters.length > maxLength)
    return `${characters
      .slice(0, maxLength - 1)
      .join('')
      .trimEnd()}…`;
  return plain === '' ? '—' : plain;
}

/** An address that reads as an address only. Others are valid too, such as `example.com/a?b@example.org`. */
const plainAddress = /^[\w.+-]+@[a-z\d.-]+$/i;

/** The same with the address that the name belongs to: “Mira Novak (mira@example.com)”. */
export function quotedPerson(name: string, email: string): string {
  return plainAddress.test(email) ? `${quotedName(name)} (${email})` : quotedName(name);
}
