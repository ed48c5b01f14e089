import type { Action } from '@reduxjs/toolkit';
import { looksPersonal } from '../../../commerce/privacy/looksPersonal';
import { lackOf } from '../../../contract/tracking/activity';
import { request } from '../../api';
import { call, delay, fork, select, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { addEvents } from '../../kernel/eventRegistry';
import type { RootState } from '../../kernel/state';
import { beginSearch } from '../../platform/storage/trackedIds';
import { keptConsent } from '../../platform/storage/consent';
import { cartEvents } from '../cart';
import { selectMayRemember } from '../consent';
import { locationChanged, selectLocation, type ShopLocation } from '../../kernel/location';
import { searchEvents } from '../search';
import { suggestionsApi } from '../search/suggestions';
import { hearFollowedProducts } from './followedProducts';
import { pageViewed, productPicked, type Told } from './trackedPages';
import { productRecord } from './trackedProducts';
import { trackingApi } from './trackingApi';
import { productFollowed, trackingEvents } from './trackingEvents';

// The events of late code are known with it.
addEvents(trackingEvents);

const mayRemember = (state: RootState): boolean => selectMayRemember(state);

/**
 * Tells activities until it is cancelled, and what is on its way then does not get out. Where the configuration says that
 * none are taken, or can't be had, nothing is told (TRK-07).
 */
export function* trackingSaga(): SagaGenerator {
  const { initiate } = trackingApi.endpoints.aiConfiguration;
  const answer = yield* request(initiate(undefined, { subscribe: false }));
  if (!('data' in answer) || answer.data?.activityTrackingEnabled !== true) return;
  const run: Run = { due: new Set(), searchText: undefined };
  const tell = (read: (state: RootState, action: Action) => Told | null) =>
    function* (action: Action): SagaGenerator {
      const state = yield* select();
      let told: Told | null = null;
      try {
        told = read(state, action);
      } catch (error) {
        // A page that can't be told of costs its activity alone: begun anew the process would meet it again, for ever.
        console.error(error);
      }
      if (told) yield* call(tellOnce, run, told);
    };
  const viewed = tell(pageViewed);
  yield* takeEvery(isOtherThan(yield* select(selectLocation)), viewed);
  yield* takeEvery(productFollowed, tell(followed));
  yield* takeEvery(cartEvents.itemAdded, tell(added));
  yield* takeEvery(searchEvents.searched, tell(picked));
  yield* takeEvery(suggestionsApi.endpoints.searchSuggestions.matchFulfilled, tell(suggested));
  // The page that was there first.
  yield* fork(viewed, { type: 'tracking/begun' });
  yield* call(hearFollowedProducts);
}

/** What is remembered while activities are told: those of this moment, and what was searched for last. */
interface Run {
  readonly due: Set<string>;
  searchText: string | undefined;
}

/** What there is to see at a location: neither an anchor nor another layout of the same list shows anything new. */
const shownAt = ({ pathname, search }: ShopLocation): string => {
  const query = new URLSearchParams(search);
  query.delete('layout');
  return `${pathname}?${query.toString()}`;
};

function isOtherThan(first: ShopLocation) {
  let before = shownAt(first);
  return (action: Action): boolean => {
    if (!locationChanged.match(action)) return false;
    const shown = shownAt(action.payload.location);
    const isOther = shown !== before;
    before = shown;
    return isOther;
  };
}

const followed = (state: RootState, action: Action): Told | null =>
  productFollowed.match(action) ? productPicked(state, action.payload.productId) : null;

const added = (state: RootState, action: Action): Told | null => {
  if (!cartEvents.itemAdded.match(action)) return null;
  const { productId, quantity } = action.payload;
  return { type: 'addToCart', activity: { product: productRecord(state, productId), quantity: String(quantity) } };
};

const picked = (_state: RootState, action: Action): Told | null =>
  searchEvents.searched.match(action) && action.payload.picked
    ? { type: 'clickSearchSuggestion', activity: { searchText: action.payload.term } }
    : null;

const suggested = (state: RootState, action: Action): Told | null => {
  if (!suggestionsApi.endpoints.searchSuggestions.matchFulfilled(action)) return null;
  // A token, which the base query puts back: what is typed is no term yet.
  const searchText = action.meta.arg.originalArgs.searchTerm;
  const { suggestedTerms, recentSearchSuggestions } = action.payload;
  // The list may have been left before its answer came.
  const { openBox, settledTerm } = state.search;
  const isWanted = openBox !== null && settledTerm === searchText;
  return isWanted && suggestedTerms.length + recentSearchSuggestions.length > 0
    ? { type: 'viewSearchSuggestion', activity: { searchText } }
    : null;
};

/**
 * Equal activities of one moment, of one task of the browser, are one (TRK-04). One that lacks something is none, nor is
 * a search for what looks like somebody's own data, which an address may hold.
 */
function* tellOnce(run: Run, told: Told): SagaGenerator {
  const { type, activity } = told;
  const spelled = JSON.stringify(told);
  if (run.due.has(spelled) || lackOf(type, activity) !== null || looksPersonal(activity.searchText ?? '')) return;
  run.due.add(spelled);
  yield* delay(0);
  run.due.delete(spelled);
  const isNewSearch = type === 'viewSearch' && activity.searchText !== run.searchText;
  if (isNewSearch) run.searchText = activity.searchText;
  yield* call(send, told, isNewSearch);
}

/** A failure is logged and no more: nobody waits for it, and nothing is repeated (TRK-08). */
function* send({ type, activity }: Told, isNewSearch: boolean): SagaGenerator {
  const isRemembered = yield* select(mayRemember);
  // Another tab may have taken the consent back since, or refused where none is asked for.
  const kept = keptConsent();
  if (kept === null ? isRemembered : !kept.includes('statistics')) return;
  if (isRemembered && isNewSearch) beginSearch();
  const { initiate } = trackingApi.endpoints.sendActivity;
  const answer = yield* request(initiate({ type, activity, isRemembered }, { track: false }));
  if ('failure' in answer && answer.failure.code !== 'ABORTED') {
    console.warn(`The activity ${type} was not taken: ${answer.failure.code}`);
  }
}
