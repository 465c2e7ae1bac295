const maxLength = 60;

/** Schemes such as `https://` and `mailto:/`. */
const schemes = /[a-z][a-z\d+.-]*:\/+/giu;

/** Runs of characters that don't occur in names. */
const otherCharacters = /[^\p{L}\p{M}\p{N}\p{Pd} &+,'’·().]+/gu;

/** A dot inside a word, as in `example.com`. */
const innerDots = /\.+(?=[^ ),.])/gu;

/**
 * Sanitizes a person's or company's name for a mail to someone else: at most 60 characters, and nothing that a mail program turns into a
 * link. Otherwise anyone could use a name to send their link to any address through us.
 */
export function quotedName(name: string): string {
  const plain = name
    // Normalized first, because NFKC turns look-alikes such as “．”, “／” and “℀” into the characters they resemble.
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

/** An address that can't be read as a link. Other valid addresses can, such as `example.com/a?b@example.org`. */
const plainAddress = /^[\w.+-]+@[a-z\d.-]+$/i;

/** Returns the quoted name with its address: “Mira Novak (mira@example.com)”. */
export function quotedPerson(name: string, email: string): string {
  return plainAddress.test(email) ? `${quotedName(name)} (${email})` : quotedName(name);
}
