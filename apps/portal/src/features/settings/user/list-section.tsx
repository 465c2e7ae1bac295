import { useId } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '@portico/ui/stack';
import styles from './list-section.module.css';

type ListSectionProps = { readonly title: string; readonly end?: ReactNode; readonly children: ReactNode };

/** A list under a title. It needs no card, because tables have their own frame. */
export function ListSection({ title, end, children }: ListSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {end}
        </div>
        {children}
      </Stack>
    </section>
  );
}
