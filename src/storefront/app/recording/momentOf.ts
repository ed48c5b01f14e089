import type { UnknownAction } from '@reduxjs/toolkit';
import { FAILURE_TYPES } from '../../../contract/recordings/failureTypes';
import { noticeRaised } from '../../features/notices';
import { locationChanged } from '../../kernel/location';
import { pageArrived } from '../../kernel/pageArrived';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'pathname' in value && 'search' in value;

/** The shopper's address in the location slice that a page arrived with. */
function currentAddress(location: unknown): string | undefined {
  const current = typeof location === 'object' && location !== null && 'current' in location ? location.current : null;
  return isAddress(current) ? addressOf(current) : undefined;
}

const addressOf = ({ pathname, search }: Address): string => pathname + search;

/** The address that an action navigates to; undefined for other actions. */
export function addressIn(action: UnknownAction): string | undefined {
  if (pageArrived.match(action)) return currentAddress(action.payload.slices['location']);
  return locationChanged.match(action) ? addressOf(action.payload.location) : undefined;
}

/** What a shopper sees happen: a page, by its address; a notice, by its text's id; a failure, by its action's type. */
export interface SeenEvent {
  readonly kind: 'arrival' | 'notice' | 'failure';
  readonly of: string;
}

/** What a shopper sees because of an action, if it is worth testing. Undefined for every other action. */
export function momentOf(action: UnknownAction): SeenEvent | undefined {
  if (pageArrived.match(action) || locationChanged.match(action))
    return { kind: 'arrival', of: addressIn(action) ?? 'the page' };
  if (noticeRaised.match(action)) return { kind: 'notice', of: action.payload.label.id };
  return FAILURE_TYPES.has(action.type) ? { kind: 'failure', of: action.type } : undefined;
}

/** Names an event in the title of a test. */
export const wordsOf = ({ kind, of }: SeenEvent): string =>
  ({ arrival: `arrival at ${of}`, notice: `notice ${of}`, failure: of })[kind];

/** The name of the event that an action makes a shopper see; undefined for every other action. */
export function momentInWords(action: UnknownAction): string | undefined {
  const seen = momentOf(action);
  return seen && wordsOf(seen);
}
