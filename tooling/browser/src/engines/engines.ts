import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export type { Engine, EngineWindow } from './engine.ts';

/** The engines beside Chromium that the portal is made for. */
export const otherEngines = { Firefox: firefox, WebKit: webkit };
