/** What Storybook's pages show of a component, read from the kit's sources. */
export interface PropDoc {
  name: string;
  /** The type as TypeScript prints it, with union members spelled out. */
  type: string;
  required: boolean;
  /** The default value as the source writes it. */
  fallback: string | undefined;
  /** Markdown with `code` and line breaks only; empty if the name is enough. */
  about: string;
}

export interface ComponentDoc {
  name: string;
  about: string;
  /** The import path: `@portico/ui/button`. */
  from: string;
  /** The element whose props it also accepts. */
  element: string | undefined;
  props: readonly PropDoc[];
}

/** A type used by a prop, or a function exported next to the components. */
export interface ShapeDoc {
  name: string;
  about: string;
  members: readonly PropDoc[];
}

/** Everything that one folder of the kit exports. */
export interface KitDoc {
  /** The purpose from the stories' guide; empty without one. */
  use: string;
  components: readonly ComponentDoc[];
  shapes: readonly ShapeDoc[];
}

/** The cost of an entry for a page that uses nothing else of the kit, in bytes, minified and compressed, without React. */
export interface EntrySize {
  js: { gz: number };
  css: { gz: number };
  /** True if it works in a server component. */
  server: boolean;
}
