import type { ReactNode } from 'react';
import { Stack } from '@portico/ui/stack';
import { SectionNav } from './section-nav.tsx';
import type { PageSection } from './section-nav.tsx';
import styles from './settings-page.module.css';

type SettingsPageProps = {
  /** Sections linked beside a long page. Each needs a `SettingsSection` with the same id. */
  readonly sections?: readonly PageSection[];
  readonly children: ReactNode;
};

/** The layout of every settings page, with one width. */
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

/** A section with a URL, such as `/settings/user#password`. */
export function SettingsSection({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  );
}
