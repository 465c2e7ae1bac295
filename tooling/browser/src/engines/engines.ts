import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export type { Engine, EngineWindow } from './engine.ts';

/** The engines besides Chromium that the portal supports. */
export const otherEngines = { Firefox: firefox, WebKit: webkit };
