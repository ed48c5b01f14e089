import type { CDPSession } from 'playwright-core';

const wholeTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');

type Node = Awaited<ReturnType<typeof wholeTree>>['nodes'][number];
type Property = NonNullable<Node['properties']>[number];

/** Containers without a role, and the pieces into which line breaks cut a text. */
const SILENT = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak']);
/** Roles that are not named by their text, except by Chromium while they have the focus. */
const UNNAMED = new Set(['paragraph', 'listitem']);
/** The focus belongs to the browser and is not part of the state. */
const FOCUS = 'focused';

const said = (value: unknown): string => (value === undefined || value === '' ? '' : JSON.stringify(value));

/**
 * Writes a relation by the names of the related nodes, because element ids differ from page to page; nodes without a
 * name are left out.
 */
function propertyText({ name, value }: Property): string {
  const related = value.relatedNodes?.map(({ text = '' }) => text).join(',') ?? String(value.value);
  return related === '' ? '' : `${name}=${related}`;
}

function lineOf({ role, name, description, value, properties = [] }: Node): string {
  const details = [
    ['description', said(description?.value)],
    ['value', said(value?.value)],
  ].flatMap(([key, text]) => (text === '' ? [] : [`${key}=${text}`]));
  const known = properties.filter((property) => property.name !== FOCUS).map(propertyText);
  const ownName = UNNAMED.has(String(role?.value)) ? '' : said(name?.value);
  return [String(role?.value), ownName, ...details, ...known].filter((part) => part !== '').join(' ');
}

/** The node of the page's root: what developers' tools put beside it is not part of the page. */
async function rootIn(session: CDPSession, nodes: readonly Node[]): Promise<Node> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.getElementById("root")' });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const found = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!found) throw new Error('The page has no root.');
  return found;
}

/** Chromium's accessibility tree of the page as lines: its title, then one node per line, indented by depth. */
export async function treeLines(session: CDPSession): Promise<readonly string[]> {
  const { nodes } = await wholeTree(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  function add(node: Node, depth: number): void {
    const isLeftOut = node.ignored || SILENT.has(String(node.role?.value));
    if (!isLeftOut) lines.push('  '.repeat(depth) + lineOf(node));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) add(child, isLeftOut ? depth : depth + 1);
    }
  }
  const title = nodes.find(({ parentId }) => parentId === undefined);
  // Of the document itself only the title is written: its address and focus differ between shop and player.
  lines.push(`title ${said(title?.name?.value)}`);
  add(await rootIn(session, nodes), 0);
  return lines;
}
