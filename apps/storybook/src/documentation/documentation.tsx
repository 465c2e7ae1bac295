import { Suspense, type ComponentProps, type ReactElement } from 'react';
import { lazily } from '@portico/ui/lazily';

// Storybook's blocks are large, and a story alone needs none of them.
const LaterFrame = lazily(
  () => import('./page-frame.tsx'),
  (module) => module.PageFrame,
);
const LaterPage = lazily(
  () => import('./component-page.tsx'),
  (module) => module.ComponentPage,
);

/** Around every page of documentation. */
export function DocumentationFrame(props: ComponentProps<typeof LaterFrame>): ReactElement {
  return (
    <Suspense fallback={null}>
      <LaterFrame {...props} />
    </Suspense>
  );
}

/** The page of a component, made of its stories, its guide and its sources. */
export function ComponentDocs(): ReactElement {
  return (
    <Suspense fallback={null}>
      <LaterPage />
    </Suspense>
  );
}
