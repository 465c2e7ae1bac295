import { describe, expect, test } from 'vitest';
import { bindBrowser, isSameBrowser } from './browser-key.ts';

const callerOf = (publicUrl: string, cookie = '') => ({ app: { configuration: { publicUrl } }, cookie });
const sent = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';

describe.each(['http://localhost:3000', 'https://portal.example.com'])('at %s', (publicUrl) => {
  test('recognizes a browser by its cookie and keeps the cookie when it signs up again', () => {
    const { browser, setCookie } = bindBrowser(callerOf(publicUrl));
    const back = callerOf(publicUrl, `locale=en; ${sent(setCookie)}; sidebar_state=true`);
    expect(isSameBrowser(back, browser)).toBe(true);
    expect(bindBrowser(back)).toEqual({ browser, setCookie });
  });

  test('rejects a browser with a missing, different or forged cookie', () => {
    const { browser, setCookie } = bindBrowser(callerOf(publicUrl));
    const other = sent(bindBrowser(callerOf(publicUrl)).setCookie);
    const [name = ''] = setCookie.split('=', 1);
    for (const cookie of ['', other, `${name}=`, `${name}=${browser}`, `x${sent(setCookie)}`]) {
      expect(isSameBrowser(callerOf(publicUrl, cookie), browser)).toBe(false);
      expect(isSameBrowser(callerOf(publicUrl, cookie), null)).toBe(false);
    }
  });
});

test('hides the cookie from scripts and other sites, and over HTTPS stops other hosts from setting it', () => {
  expect(bindBrowser(callerOf('http://localhost:3000')).setCookie).toMatch(
    /^browser=bro_[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
  );
  expect(bindBrowser(callerOf('https://portal.example.com')).setCookie).toMatch(
    /^__Host-browser=bro_[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/,
  );
});
