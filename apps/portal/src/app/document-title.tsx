import { useEffect } from 'react';
import { useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { configuration } from '../platform/configuration.ts';
import { pageTitleAtom } from '../platform/page-title.ts';
import { vocabulary } from '../platform/vocabulary.messages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Id of the message that titles the page. The route's path parameters are its values, and the brand is appended. Only the id, so that a
     * screen's messages load with the screen.
     */
    title?: string;
    /** A guest page that signed-in users can open too, such as the target of a mailed link. */
    forEverybody?: boolean;
    /** True for a page whose first render shows data stored in this browser. */
    beginsWithDraft?: boolean;
  }
}

/** Keeps the page's title, `<title> · <brand>`, up to date and announces it after a navigation. */
export function DocumentTitle() {
  const { formatMessage, messages } = useIntl();
  const page = useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      return { title: leaf?.staticData.title, params: leaf?.params ?? {} };
    },
    structuralSharing: false,
  });
  // When no screen matches, the last match is a layout without a title.
  const own = useAtomValue(pageTitleAtom);
  // Until the screen's texts load there is only a message id, which is no title.
  const isHere = page.title === undefined || page.title in messages;
  const title = own ?? (isHere ? formatMessage(page.title ? { id: page.title } : vocabulary.notFoundTitle, page.params) : '');

  useEffect(() => {
    document.title = title ? `${title} · ${configuration.brand}` : configuration.brand;
  }, [title]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
