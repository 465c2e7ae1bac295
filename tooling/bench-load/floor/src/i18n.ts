import { createIntl, createIntlCache } from '@formatjs/intl';
import messages from './messages.json' with { type: 'json' };

// Compiled messages as in the portal, so that no parser is bundled.
export const intl = createIntl({ locale: 'en', messages, onError: () => undefined }, createIntlCache());

export const t = (id: keyof typeof messages, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
