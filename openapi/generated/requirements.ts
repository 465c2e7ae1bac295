// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.

import type { ExtensionName } from './operations.ts';

/** The extension without which another makes no sense. */
export const requiredExtensions: Readonly<Partial<Record<ExtensionName, ExtensionName>>> = {"telegram":"notifications","promo":"quotes","service-activity":"services","actions":"services","power":"services","vnc":"services","console":"services","root-password":"services","ssh-keys":"services","iso":"services","reinstall":"services","rdns":"services","metrics":"services","cancellation":"services","traffic":"services","files":"tickets"};
