import { current } from '@reduxjs/toolkit';
import type { MenuItem } from '../../contract/catalog/menu';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { insertItem, itemAt, moveItem, takeItem, type ItemPath, type Target } from './menuTree';
import { valueAt, writeAt, type Json, type DocumentPath } from './documentPath';

/** What the builder has selected: a menu (empty path) or an item of it. */
export interface Selection {
  readonly menu: string;
  readonly path: ItemPath;
}

/**
 * What an edit may change: the selection, and the document, which is an immer draft: its fields can be written,
 * although their types are read-only.
 */
export interface Edited {
  document: SiteDocument;
  selection: Selection | null;
}

/** A new item: a label without a link. */
const newItem = (label: string): MenuItem => ({
  label,
  actionType: 'MenuLabel',
  actionValue: null,
  imageUrl: null,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
});

function itemsOf({ document }: Edited, menu: string): MenuItem[] | null {
  const items: readonly MenuItem[] | undefined = Object.hasOwn(document.menus, menu) ? document.menus[menu] : undefined;
  // Checked edge: inside an immer draft the read-only list is writable.
  return (items as MenuItem[] | undefined) ?? null;
}

/** An edit returns whether it has changed anything; if not, it makes no undo step. */
export const setField = (edited: Edited, path: DocumentPath, value: Json): boolean =>
  valueAt(edited.document, path) !== value && writeAt(edited.document, path, value);

export function addItem(edited: Edited, menu: string, target: Target, label: string): boolean {
  const items = itemsOf(edited, menu);
  const path = items && insertItem(items, newItem(label), target);
  if (path) edited.selection = { menu, path };
  return path !== null;
}

/** Inserts a copy of an item, with its submenu, after it. */
export function copyItem(edited: Edited, menu: string, path: ItemPath): boolean {
  const items = itemsOf(edited, menu);
  const item = items && itemAt(items, path);
  const copied = item && insertItem(items, structuredClone(current(item)), { path, where: 'after' });
  if (copied) edited.selection = { menu, path: copied };
  return Boolean(copied);
}

/** Removes an item and selects the next one, else the previous one, else the parent. */
export function removeItem(edited: Edited, menu: string, path: ItemPath): boolean {
  const items = itemsOf(edited, menu);
  if (!items || !takeItem(items, path)) return false;
  const above = path.slice(0, -1);
  const index = path.at(-1) ?? 0;
  const left = [[...above, index], ...(index > 0 ? [[...above, index - 1]] : [])].find((there) => itemAt(items, there));
  edited.selection = { menu, path: left ?? above };
  return true;
}

export function moveItemTo(edited: Edited, menu: string, from: ItemPath, target: Target): boolean {
  const items = itemsOf(edited, menu);
  const path = items && moveItem(items, from, target);
  if (path) edited.selection = { menu, path };
  return path !== null;
}

export function addMenu(edited: Edited, menu: string): boolean {
  if (itemsOf(edited, menu)) return false;
  const added = writeAt(edited.document, ['menus', menu], []);
  if (added) edited.selection = { menu, path: [] };
  return added;
}

export function removeMenu(edited: Edited, menu: string): boolean {
  if (!itemsOf(edited, menu)) return false;
  if (edited.selection?.menu === menu) edited.selection = null;
  return Reflect.deleteProperty(edited.document.menus, menu);
}

/** Replaces the document and clears the selection. */
export function replaceDocument(edited: Edited, document: SiteDocument): boolean {
  edited.document = document;
  edited.selection = null;
  return true;
}
