import type { ReactNode } from 'react';
import { Stack } from '@portico/ui/stack';
import { SectionNav } from './section-nav.tsx';
import type { PageSection } from './section-nav.tsx';
import styles from './settings-page.module.css';

type SettingsPageProps = {
  /** What a long page links to beside its content. Each has a `SettingsSection` of the same id. */
  readonly sections?: readonly PageSection[];
  readonly children: ReactNode;
};

/** The one width of all settings pages. */
export function SettingsPage({ sections, children }: SettingsPageProps) {
  return (
    <div className={styles.page}>
      {sections ? <SectionNav sections={sections} /> : null}
      <Stack gap={5} className={styles.content}>
        {children}
      </Stack>
    </div>
  );
}

/** A part of the page with an address: `/settings/user#password`. */
export function SettingsSection({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  );
}
