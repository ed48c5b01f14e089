import type { ActionRegistry } from '../../journal/record/registry';

/** The events of one slice, as `createSlice` made them. */
export type Events = Readonly<Record<string, { readonly type: string }>>;

const lateFamilies: Events[] = [];
const registries: ActionRegistry[] = [];

function registerAll(registry: ActionRegistry, events: Events): void {
  for (const event of Object.values(events)) registry.register(event.type);
}

/** Registers the events of late slices, also with recorders that exist already. */
export function addEvents(events: Events): void {
  // Several pages may bring the same slice.
  if (lateFamilies.includes(events)) return;
  lateFamilies.push(events);
  for (const registry of registries) registerAll(registry, events);
}

/**
 * Registers these events and all late ones, present and future. A recording omits the payload of unregistered events.
 */
export function registerFamilies(registry: ActionRegistry, families: readonly Events[]): void {
  for (const family of [...families, ...lateFamilies]) registerAll(registry, family);
  registries.push(registry);
}
