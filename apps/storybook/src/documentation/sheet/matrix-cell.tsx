import { DocsContext } from '@storybook/addon-docs/blocks';
import { Suspense, use, type ComponentType, type ReactElement } from 'react';
import { ChosenSurroundings } from '../chosen-surroundings.ts';
import type { Args } from '../playground/use-story-args.ts';
import type { PreparedStory } from '../prepared-story.ts';

/** Storybook types what it prepares by its renderer; these are React's. */
interface RenderedStory extends PreparedStory {
  unboundStoryFn: ComponentType<Record<string, unknown>>;
  applyLoaders: (context: object) => Promise<object>;
}

interface MatrixCellProps {
  story: PreparedStory;
  args: Args;
}

/** What the loaders brought, by story and language: React renders again while it waits, and must find the same promise. */
const loadings = new Map<string, Promise<object>>();

function loadedOf(story: RenderedStory, context: object, language: string): Promise<object> {
  const key = `${story.id} ${language}`;
  const loading = loadings.get(key) ?? story.applyLoaders({ ...context, abortSignal: new AbortController().signal });
  loadings.set(key, loading);
  return loading;
}

function Cell({ story, args }: MatrixCellProps): ReactElement {
  const context = use(DocsContext);
  const language = use(ChosenSurroundings)?.language ?? 'en';
  const rendered = story as RenderedStory;
  const storyContext = context.getStoryContext(story as Parameters<typeof context.getStoryContext>[0]) as unknown as Record<
    string,
    unknown
  >;
  const loaded = use(loadedOf(rendered, storyContext, language));
  return <rendered.unboundStoryFn {...storyContext} loaded={loaded} args={{ ...story.initialArgs, ...args }} />;
}

/** A story with other args, as often on a page as needed. */
export function MatrixCell(props: MatrixCellProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Cell {...props} />
    </Suspense>
  );
}
