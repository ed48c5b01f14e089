import type { SchemaVersions } from '../../../journal/schema/schema';

/**
 * The versions of shapes that have changed since they were first recorded; every other one has version 1. A change of
 * an action, a slice or an endpoint's arguments needs a higher version here and an upcaster.
 */
export const recordedVersions: SchemaVersions = {
  actions: { 'notices/raised': 2 },
  slices: { miniCart: 2, cart: 2, notices: 2 },
  endpoints: { cartItems: 2 },
};
