import type { ActionRegistry } from '../../journal/registry';

/** The events of one slice, as `createSlice` made them. */
export type Events = Readonly<Record<string, { readonly type: string }>>;

const lateFamilies: Events[] = [];
const registries: ActionRegistry[] = [];

const registerAll = (registry: ActionRegistry, events: Events): void => {
  for (const event of Object.values(events)) registry.register(event.type);
};

/** Registers the events of slices that come late, with the recorder of this page life too. */
export function addEvents(events: Events): void {
  // Several pages may bring the same ones.
  if (lateFamilies.includes(events)) return;
  lateFamilies.push(events);
  for (const registry of registries) registerAll(registry, events);
}

/** Registers these events and all that have come or will come late: a recording keeps nothing of any other. */
export function registerFamilies(registry: ActionRegistry, families: readonly Events[]): void {
  for (const family of [...families, ...lateFamilies]) registerAll(registry, family);
  registries.push(registry);
}
