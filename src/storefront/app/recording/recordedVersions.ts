import type { SchemaVersions } from '../../../journal/schema/schema';

/**
 * The shapes that have changed since they were first recorded; every other one has version 1. Whoever changes what an
 * action, a slice or an endpoint's arguments look like raises its version here and adds its upcaster beside.
 */
export const recordedVersions: SchemaVersions = {
  actions: { 'notices/raised': 2 },
  slices: { miniCart: 2, cart: 2, notices: 2 },
  endpoints: { cartItems: 2 },
};
