import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '@portico/ui/heading';
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
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {end}
        </div>
        {children}
      </Stack>
    </section>
  );
}
