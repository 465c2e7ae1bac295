/** Sends the browser to a payment page. False where the address is none that a browser may be sent to; nothing happens then. */
export function leaveFor(url: string | null): boolean {
  if (!url) return false;
  const target = URL.parse(url, location.origin);
  if (target?.protocol !== 'https:' && target?.protocol !== 'http:') return false;
  location.assign(target.href);
  return true;
}
