import type { MouseEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import styles from './settings-page.module.css';
import { sectionNavMessages as m } from './section-nav.messages.ts';
import { useCurrentSection } from './use-current-section.ts';

export type PageSection = { readonly id: string; readonly label: Message };

/** Links to the sections of a long page. The section in view is marked; choosing one puts it into the URL. */
export function SectionNav({ sections }: { readonly sections: readonly PageSection[] }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { current, goTo } = useCurrentSection(sections);

  function follow(event: MouseEvent, id: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(id);
    // Replace the entry, so that Back leaves the page instead of stepping through sections.
    void navigate({ to: '.', search: true, hash: id, replace: true, resetScroll: false, hashScrollIntoView: false });
  }

  return (
    <nav aria-label={formatMessage(m.sections)} className={styles.nav}>
      <ul role="list" className={styles.links}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {formatMessage(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
