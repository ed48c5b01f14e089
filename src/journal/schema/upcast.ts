import type { UnknownAction } from '@reduxjs/toolkit';
import { upcastersOf, versionSteps, type ReplaySchema, type SchemaVersions, type Upcaster } from './schema';
import { isFields, upcastCache, upcastCacheAction } from './upcastCache';

/** Recorded data in today's shape, and the slices that differ from the recording because of it. */
export interface Upcasted<T> {
  readonly value: T;
  readonly slices: readonly string[];
}

/** Converts what an earlier release recorded into today's shape. */
export interface Upcast {
  readonly state: (state: unknown) => Upcasted<unknown>;
  /** A recorded action may become several of today's, which count as one step. */
  readonly action: (action: UnknownAction) => Upcasted<readonly UnknownAction[]>;
}

/** Applies one step to the slices of a state; returns which of them have changed. */
function upcastSlices(slices: unknown, upcaster: Upcaster, cacheSlice: string): Upcasted<unknown> {
  if (!isFields(slices) || upcaster.of === 'actions') return { value: slices, slices: [] };
  const name = upcaster.of === 'slices' ? upcaster.name : cacheSlice;
  const before = slices[name];
  if (before === undefined) return { value: slices, slices: [] };
  const after = upcaster.of === 'slices' ? upcaster.up(before) : upcastCache(before, upcaster.name, upcaster.up);
  return after === before ? { value: slices, slices: [] } : { value: { ...slices, [name]: after }, slices: [name] };
}

/**
 * Applies one step to an arrival (`ReplaySchema.arrival`): to its slices, and to the part of the cache that it carries.
 */
function upcastArrival(action: UnknownAction, upcaster: Upcaster, cacheSlice: string): Upcasted<UnknownAction> {
  const { payload } = action;
  if (!isFields(payload)) return { value: action, slices: [] };
  const cache = { [cacheSlice]: payload['api'] };
  const own = upcastSlices(payload['slices'], upcaster, cacheSlice);
  const cached = upcastSlices(cache, upcaster, cacheSlice);
  const slices = [...own.slices, ...cached.slices];
  if (slices.length === 0) return { value: action, slices };
  const api = isFields(cached.value) ? cached.value[cacheSlice] : undefined;
  return { value: { ...action, payload: { ...payload, slices: own.value, api } }, slices };
}

function upcastAction(
  action: UnknownAction,
  upcaster: Upcaster,
  cacheSlice: string,
  arrival: string,
): Upcasted<readonly UnknownAction[]> {
  if (upcaster.of === 'actions') {
    const after = action.type === upcaster.name ? upcaster.up(action) : action;
    return { value: [after], slices: after === action ? [] : upcaster.slices };
  }
  if (action.type === arrival) {
    const { value, slices } = upcastArrival(action, upcaster, cacheSlice);
    return { value: [value], slices };
  }
  if (upcaster.of === 'slices') return { value: [action], slices: [] };
  const value = upcastCacheAction(action, upcaster.name, upcaster.up);
  return { value, slices: value.length === 1 && value[0] === action ? [] : [cacheSlice] };
}

/**
 * Converts a recording's shapes into today's; undefined when there is nothing to convert. `cacheSlice` is the key of
 * the API's cache in the state.
 */
export function upcastTo(
  { versions, upcasters, arrival }: ReplaySchema,
  recorded: SchemaVersions | undefined,
  cacheSlice: string,
): Upcast | undefined {
  const chain = versionSteps(versions, recorded).flatMap((step) => upcastersOf(step, upcasters) ?? []);
  if (chain.length === 0) return undefined;
  return {
    state(state) {
      return chain.reduce<Upcasted<unknown>>(
        ({ value, slices }, upcaster) => {
          const next = upcastSlices(value, upcaster, cacheSlice);
          return { value: next.value, slices: [...slices, ...next.slices] };
        },
        { value: state, slices: [] },
      );
    },
    action(action) {
      return chain.reduce<Upcasted<readonly UnknownAction[]>>(
        ({ value, slices }, upcaster) => {
          const next = value.map((one) => upcastAction(one, upcaster, cacheSlice, arrival));
          return {
            value: next.flatMap((one) => one.value),
            slices: [...slices, ...next.flatMap((one) => one.slices)],
          };
        },
        { value: [action], slices: [] },
      );
    },
  };
}
