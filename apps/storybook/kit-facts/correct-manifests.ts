import type { ComponentDoc, KitDoc, PropDoc } from './component-doc.ts';

interface ManifestComponent {
  name: string;
  path: string;
  import?: string;
  description?: string;
  stories?: { snippet?: string }[];
  error?: unknown;
  reactDocgen?: unknown;
}

/** Storybook's descriptions of components and pages, which tools read. */
export interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

type KitDocs = Readonly<Record<string, KitDoc>>;

/**
 * Returns Storybook's manifests with what the kit's sources say: its entries, its components in place of the stories' wrappers, and its props.
 * Storybook guesses an entry `@portico/ui`, which does not exist.
 * @param repository the absolute path that is taken out of the manifests
 */
export function correctManifests(manifests: Manifests, docs: KitDocs, repository: string): Manifests {
  const entries = entriesByName(docs);
  const components = Object.entries(manifests.components?.components ?? {}).map(
    ([id, component]) => [id, corrected(component, docs, entries)] as const,
  );
  const found = {
    ...manifests,
    ...(manifests.components && { components: { ...manifests.components, components: Object.fromEntries(components) } }),
  };
  return JSON.parse(JSON.stringify(found).replaceAll(`${repository}/`, '')) as Manifests;
}

/** Returns the entry of everything that the kit exports. */
function entriesByName(docs: KitDocs): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(docs).flatMap(([folder, { components, shapes }]) => [
      ...shapes.map(({ name }) => [name, `@portico/ui/${folder}`] as const),
      ...components.map(({ name, from }) => [name, from] as const),
    ]),
  );
}

function corrected(component: ManifestComponent, docs: KitDocs, entries: ReadonlyMap<string, string>): ManifestComponent {
  const stories = component.stories?.map((story) => ({ ...story, ...(story.snippet && { snippet: unwrapped(story.snippet) }) })) ?? [];
  const code = stories.map(({ snippet }) => snippet ?? '').join('\n');
  const folder = /packages\/ui\/src\/([a-z-]+)\//.exec(component.path)?.[1];
  const main = folder === undefined ? undefined : mainComponent(folder, docs[folder]?.components ?? []);
  const imports = importsOf(component.import ?? '', `${code}\n<${main?.name ?? ''} />`, entries);
  if (!main) return { ...component, stories, import: imports };
  // What Storybook could not find is in the sources.
  const { error: _, ...rest } = component;
  return { ...rest, name: main.name, description: main.about, import: imports, stories, reactDocgen: docgenOf(main) };
}

function mainComponent(folder: string, components: readonly ComponentDoc[]): ComponentDoc | undefined {
  return components.find(({ name }) => name.toLowerCase() === folder.replaceAll('-', '')) ?? components[0];
}

/** Stories of controlled components have a wrapper that keeps the value, named `KeepingPicker`. */
function unwrapped(snippet: string): string {
  return snippet.replaceAll(/\bKeeping(?=[A-Z])/g, '');
}

/** Returns the imports that the code needs: everything of the kit by its entry, and other packages as they are. */
function importsOf(guessed: string, code: string, entries: ReadonlyMap<string, string>): string {
  const used = new Set([...code.matchAll(/\b[A-Za-z]\w*\b/g)].map(([name]) => name));
  const byEntry = new Map<string, Set<string>>();
  for (const [name, entry] of entries) {
    if (used.has(name) && new RegExp(`<${name}\\b|\\b${name}\\(`).test(code))
      byEntry.set(entry, (byEntry.get(entry) ?? new Set()).add(name));
  }
  for (const [, names = '', source = ''] of guessed.matchAll(/import \{([^}]*)\} from '([^']+)';/g)) {
    // Files beside a story, and the packages that only guess at an entry.
    if (/^\.|^@portico\/(ui|storybook)\b/.test(source)) continue;
    for (const name of names.split(',').map((one) => one.trim())) {
      if (used.has(name)) byEntry.set(source, (byEntry.get(source) ?? new Set()).add(name));
    }
  }
  return [...byEntry].map(([entry, names]) => `import { ${[...names].join(', ')} } from '${entry}';`).join('\n');
}

function docgenOf({ name, about, props }: ComponentDoc) {
  return {
    displayName: name,
    exportName: name,
    description: about,
    props: Object.fromEntries(props.map((prop) => [prop.name, docgenOfProp(prop)])),
  };
}

function docgenOfProp({ type, required, fallback, about }: PropDoc) {
  return {
    required,
    description: about,
    tsType: { name: type },
    ...(fallback !== undefined && { defaultValue: { value: fallback, computed: false } }),
  };
}
