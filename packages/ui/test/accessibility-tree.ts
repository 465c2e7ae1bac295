import { cdp } from 'vitest/browser';

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

interface AccessibleNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value?: string | boolean } }[];
}

interface Session {
  send: (method: string, params?: object) => Promise<unknown>;
}

/** Layout that says nothing to a reader. */
const silent = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'RootWebArea', 'LayoutTable']);

/** States that a screen reader says, in a fixed order. */
const spoken = ['expanded', 'selected', 'checked', 'multiselectable', 'disabled', 'required', 'invalid', 'busy', 'live'];

function innermost(tree: FrameTree): string {
  const child = tree.childFrames?.at(-1);
  return child ? innermost(child) : tree.frame.id;
}

function saidOf({ role, name, description, properties = [] }: AccessibleNode): string {
  const states = spoken.flatMap((state) => {
    const value = properties.find((property) => property.name === state)?.value.value;
    return value === undefined || (value === false && state !== 'expanded') || value === 'false' || value === 'off'
      ? []
      : [value === true ? state : `${state}=${value}`];
  });
  return [role?.value ?? '', name?.value ? `"${name.value}"` : '', description?.value ? `(${description.value})` : '', ...states]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Returns what Chromium gives to assistive technology, in reading order: `role "name" (description) states`. Without texts, which are part of
 * the names.
 */
export async function accessibleLines(): Promise<readonly string[]> {
  // Its methods depend on the provider of the browser, which is Playwright with Chromium.
  const session = cdp() as unknown as Session;
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: FrameTree };
  const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId: innermost(frameTree) })) as { nodes: AccessibleNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = (node: AccessibleNode | undefined): void => {
    if (!node) return;
    const role = node.role?.value ?? '';
    if (!node.ignored && role !== 'StaticText' && !silent.has(role)) lines.push(saidOf(node));
    for (const id of node.childIds ?? []) visit(byId.get(id));
  };
  visit(nodes[0]);
  return lines;
}
