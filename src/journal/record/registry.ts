import type { UnknownAction } from '@reduxjs/toolkit';
import { ACTION_FAULTS } from '../../contract/recordings/actionFaults';

export type EncodeAction = (action: UnknownAction) => UnknownAction;

/** Which action types are recorded with their payloads, and how each is encoded. */
export interface ActionRegistry {
  /** Registers one type. Throws a TypeError when it is registered already. */
  register: (type: string, encode?: EncodeAction) => void;
  /**
   * Registers all types that the predicate accepts, together under one name. Throws a TypeError when the name is
   * taken.
   */
  registerWhere: (name: string, matches: (type: string) => boolean, encode?: EncodeAction) => void;
  has: (type: string) => boolean;
  /** Throws "unknown action type" for a type that is not registered. */
  assertKnown: (type: string) => void;
  /** The action to record, or undefined (after `onUnregistered`) when its payload has to be left out. */
  encode: (action: UnknownAction) => UnknownAction | undefined;
}

const keepAll: EncodeAction = (action) => action;

/**
 * An empty registry (ERR-04); `onUnregistered` is called for each action whose payload is left out: tests fail on it.
 */
export function createActionRegistry(onUnregistered: (type: string) => void): ActionRegistry {
  const types = new Map<string, EncodeAction>();
  const families = new Map<string, { matches: (type: string) => boolean; encode: EncodeAction }>();

  function refuseTwice(name: string): void {
    if (types.has(name) || families.has(name)) throw new TypeError(`action type registered twice: ${name}`);
  }
  function find(type: string): EncodeAction | undefined {
    const own = types.get(type);
    if (own) return own;
    for (const family of families.values()) if (family.matches(type)) return family.encode;
    return undefined;
  }

  return {
    register(type, encode = keepAll) {
      refuseTwice(type);
      types.set(type, encode);
    },
    registerWhere(name, matches, encode = keepAll) {
      refuseTwice(name);
      families.set(name, { matches, encode });
    },
    has: (type) => find(type) !== undefined,
    assertKnown(type) {
      if (!find(type)) throw new Error(`${ACTION_FAULTS.unknownType}: ${type}`);
    },
    encode(action) {
      const encode = find(action.type);
      if (!encode) onUnregistered(action.type);
      return encode?.(action);
    },
  };
}

const apiEvents = new Set([
  ...['executeQuery', 'executeMutation'].flatMap((name) =>
    ['pending', 'fulfilled', 'rejected'].map((end) => `${name}/${end}`),
  ),
  'queries/removeQueryResult',
  'queries/cacheEntriesUpserted',
  'queries/queryResultPatched',
  'mutations/removeMutationResult',
  'invalidation/updateProvidedBy',
  'subscriptions/updateSubscriptionOptions',
  'subscriptions/unsubscribeQueryResult',
  'internalSubscriptions/subscriptionsUpdated',
  'config/middlewareRegistered',
  'invalidateTags',
  'resetApiState',
]);
const listenerEvents = new Set(['__rtkq/focused', '__rtkq/unfocused', '__rtkq/online', '__rtkq/offline']);

/**
 * Registers RTK Query's own types for the api at `reducerPath`, and those dispatched by its focus and network
 * listeners.
 */
export function registerApiTypes(registry: ActionRegistry, reducerPath: string): void {
  const prefix = `${reducerPath}/`;
  registry.registerWhere(`${prefix}*`, (type) => type.startsWith(prefix) && apiEvents.has(type.slice(prefix.length)));
  if (!registry.has('__rtkq/focused')) registry.registerWhere('__rtkq/*', (type) => listenerEvents.has(type));
}
