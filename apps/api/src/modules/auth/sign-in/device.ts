import type { Device } from '@portico/contract';

/** Where a request came from. */
export type Origin = { ipAddress: string; userAgent: string };

type Pattern = readonly [name: string, pattern: RegExp];

// Order matters: most browsers also include the names of others in their user agent.
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
  ['curl', /^curl\//],
];

const systems: readonly Pattern[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameOf = (patterns: readonly Pattern[], text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Returns the browser and system from the user agent, precise enough to tell devices apart. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameOf(browsers, userAgent), system: nameOf(systems, userAgent) };
}
