import type { UnknownAction } from '@reduxjs/toolkit';
import { noticeRaised } from '../../features/notices';
import { locationChanged } from '../../kernel/location';
import { pageArrived } from '../../kernel/pageArrived';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'pathname' in value && 'search' in value;

/** Where a server's state says that the shopper is. */
const placeIn = (location: unknown): string | undefined => {
  const current = typeof location === 'object' && location !== null && 'current' in location ? location.current : null;
  return isPlace(current) ? addressOf(current) : undefined;
};

const addressOf = ({ pathname, search }: Place): string => pathname + search;

/** The address that an action leads to; undefined for one that leads nowhere. */
export function addressIn(action: UnknownAction): string | undefined {
  if (pageArrived.match(action)) return placeIn(action.payload.slices['location']);
  return locationChanged.match(action) ? addressOf(action.payload.location) : undefined;
}

/**
 * In words, what a shopper sees happen with an action, where that is worth holding: a page that is arrived at, a notice,
 * a failure. Undefined for every other action.
 */
export function momentOf(action: UnknownAction): string | undefined {
  if (pageArrived.match(action) || locationChanged.match(action))
    return `arrival at ${addressIn(action) ?? 'the page'}`;
  if (noticeRaised.match(action)) return `notice ${action.payload.label.id}`;
  return /failed$/i.test(action.type) ? action.type : undefined;
}
