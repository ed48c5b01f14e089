import type { CDPSession } from 'playwright-core';

const wholeTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');

type Node = Awaited<ReturnType<typeof wholeTree>>['nodes'][number];
type Property = NonNullable<Node['properties']>[number];

/** Boxes around other nodes, and the pieces into which a line's width cuts a text. */
const SILENT = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak']);
/** What its text gives no name: Chromium names it so as long as it has the focus. */
const UNNAMED = new Set(['paragraph', 'listitem']);
/** The focus is the browser's and no part of the state. */
const FOCUS = 'focused';

const said = (value: unknown): string => (value === undefined || value === '' ? '' : JSON.stringify(value));

/**
 * A relation to other nodes is written by their names, because the ids of elements are others in each page; of nodes
 * without one it says nothing.
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

/** The node of the page's own root: what developers' tools put beside it is no part of the page. */
async function rootIn(session: CDPSession, nodes: readonly Node[]): Promise<Node> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.getElementById("root")' });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const found = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!found) throw new Error('The page has no root.');
  return found;
}

/**
 * What a screen reader has of the page, by Chromium's own tree: first its title, then a node a line, what is inside it
 * further in.
 */
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
  // The page has an address and the focus, too, which are not the player's.
  lines.push(`title ${said(title?.name?.value)}`);
  add(await rootIn(session, nodes), 0);
  return lines;
}
