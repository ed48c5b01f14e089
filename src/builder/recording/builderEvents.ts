import type { ActionRegistry } from '../../journal/record/registry';
import { registerFamilies, type Events } from '../../storefront/kernel/eventRegistry';
import { viewEvents } from '../app/viewSlice';
import { conflictEvents } from '../conflict';
import { contentsEvents, editingEvents } from '../contents';
import { draftEvents } from '../draft';
import { fileEvents } from '../file';
import { languageEvents } from '../language';
import { menusEvents } from '../menus/menusSlice';
import { previewReady } from '../preview';
import { siteEvents } from '../publication';
import { searchesEvents } from '../searches';
import { versionsEvents } from '../versions';

/** Every event of the builder's page. A recording omits the payloads of all others, except for RTK Query's actions. */
export const builderFamilies: readonly Events[] = [
  viewEvents,
  conflictEvents,
  editingEvents,
  contentsEvents,
  draftEvents,
  fileEvents,
  languageEvents,
  menusEvents,
  searchesEvents,
  siteEvents,
  versionsEvents,
  { previewReady },
];

export const registerBuilderEvents = (registry: ActionRegistry): void => registerFamilies(registry, builderFamilies);
