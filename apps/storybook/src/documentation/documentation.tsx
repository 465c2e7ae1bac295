import { Suspense, type ComponentProps, type ReactElement } from 'react';
import { lazily } from '@portico/ui/lazily';

// Storybook's blocks are large, and a single story needs none of them.
const LaterFrame = lazily(
  () => import('./page-frame.tsx'),
  (module) => module.PageFrame,
);
const LaterPage = lazily(
  () => import('./component-page.tsx'),
  (module) => module.ComponentPage,
);

/** The frame of every documentation page. */
export function DocumentationFrame(props: ComponentProps<typeof LaterFrame>): ReactElement {
  return (
    <Suspense fallback={null}>
      <LaterFrame {...props} />
    </Suspense>
  );
}

/** A component's page, built from its stories, guide and sources. */
export function ComponentDocs(): ReactElement {
  return (
    <Suspense fallback={null}>
      <LaterPage />
    </Suspense>
  );
}
