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
     * Id of the message that titles the page; its values are the route's path parameters. The brand is added to it. The id alone, so that
     * the messages of a screen load with the screen.
     */
    title?: string;
    /** A guests' page that is of use to whoever is signed in, too: where the link of a mail leads. */
    forEverybody?: boolean;
    /** True for a page that starts with data stored in this browser, which cannot be prerendered. */
    beginsWithDraft?: boolean;
  }
}

/** Keeps the page's title, `<title> · <brand>`, and announces the page after a navigation. */
export function DocumentTitle() {
  const { formatMessage, messages } = useIntl();
  const page = useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      return { title: leaf?.staticData.title, params: leaf?.params ?? {} };
    },
    structuralSharing: false,
  });
  // Where no screen matches, the last match is a layout, which has no title.
  const own = useAtomValue(pageTitleAtom);
  // The texts of a screen may not have come, and its id is no title.
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
