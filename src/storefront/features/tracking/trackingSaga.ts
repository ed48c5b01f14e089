import type { Action } from '@reduxjs/toolkit';
import { looksPersonal } from '../../../commerce/privacy/looksPersonal';
import { lackOf } from '../../../contract/tracking/activity';
import { request } from '../../api';
import { call, delay, fork, select, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { addEvents } from '../../kernel/eventRegistry';
import type { RootState } from '../../kernel/state';
import { beginSearch } from '../../platform/storage/trackedIds';
import { keptConsent } from '../../platform/storage/consent';
import { cartEvents, type ItemsAdded } from '../cart';
import { selectMayRemember } from '../consent';
import { locationChanged, selectLocation, type ShopLocation } from '../../kernel/location';
import type { OrderBrought } from '../orders';
import { searchEvents } from '../search';
import { suggestionsApi } from '../search/suggestions/late';
import { reportFollowedProducts } from './followedProducts';
import { pageViewed, productPicked, type ActivityReport } from './trackedPages';
import { productRecord } from './trackedProducts';
import { areRecommended, recommendationsViewed, recommendationsViewedBefore } from './trackedRecommendations';
import { trackingApi } from './trackingApi';
import { holdTrackingPage } from './trackingFrame';
import { productFollowed, trackingEvents } from './trackingEvents';
import { logError } from '../../platform/page/pageErrors';

// Late code registers its events when it is loaded.
addEvents(trackingEvents);

const mayRemember = (state: RootState): boolean => selectMayRemember(state);

/**
 * Sends activities until it is cancelled, which also aborts running requests. Sends nothing if the configuration
 * forbids it or is unavailable (TRK-07).
 */
export function* trackingSaga(): SagaGenerator {
  const { initiate } = trackingApi.endpoints.aiConfiguration;
  const answer = yield* request(initiate(undefined, { subscribe: false }));
  if (!('data' in answer) || answer.data?.activityTrackingEnabled !== true) return;
  const run: Run = { due: new Set(), searchText: undefined };
  const report = (read: (state: RootState, action: Action) => ActivityReport | readonly ActivityReport[] | null) =>
    function* (action: Action): SagaGenerator {
      const state = yield* select();
      let tracked: ActivityReport | readonly ActivityReport[] | null = null;
      try {
        tracked = read(state, action);
      } catch (error) {
        // Only this activity is lost. Uncaught, the error would end the process, which would be restarted, meet the
        // same page and fail again.
        logError(error);
      }
      for (const each of tracked ? [tracked].flat() : []) yield* fork(sendOnce, run, each);
    };
  const viewed = report(pageViewed);
  yield* takeEvery(isOtherThan(yield* select(selectLocation)), viewed);
  yield* takeEvery(productFollowed, report(followed));
  yield* takeEvery(cartEvents.itemAdded, report(added));
  yield* takeEvery(isBatchAdded, report(addedAtOnce));
  yield* takeEvery(isOrderBrought, report(orderedAgain));
  yield* takeEvery(searchEvents.searched, report(picked));
  yield* takeEvery(suggestionsApi.endpoints.searchSuggestions.matchFulfilled, report(suggested));
  yield* takeEvery(areRecommended, report(recommendationsViewed));
  // Reports what is already shown when tracking begins.
  yield* fork(report(recommendationsViewedBefore), { type: 'tracking/begun' });
  yield* fork(viewed, { type: 'tracking/begun' });
  yield* fork(holdTrackingPage, answer.data.trackingPage ?? '');
  yield* call(reportFollowedProducts);
}

/** What is remembered between activities: those of the current task, and the last search. */
interface Run {
  readonly due: Set<string>;
  searchText: string | undefined;
}

/** The identity of a page view: an anchor or another layout of the same list is not a new one. */
function shownAt({ pathname, search }: ShopLocation): string {
  const query = new URLSearchParams(search);
  query.delete('layout');
  return `${pathname}?${query.toString()}`;
}

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

function followed(state: RootState, action: Action): ActivityReport | null {
  if (!productFollowed.match(action)) return null;
  const { productId, recommended } = action.payload;
  return recommended
    ? { type: 'clickReco', activity: { ...recommended, product: productRecord(state, productId) } }
    : productPicked(state, productId);
}

function added(state: RootState, action: Action): ActivityReport | null {
  if (!cartEvents.itemAdded.match(action)) return null;
  const { productId, quantity } = action.payload;
  return { type: 'addToCart', activity: { product: productRecord(state, productId), quantity: String(quantity) } };
}

/** By type name, because the code of batches comes only with pages that use it. */
const isBatchAdded = (action: Action): action is ItemsAdded =>
  action.type === ('cart/itemsAdded' satisfies ItemsAdded['type']);

/** The products of a batch that were added to the cart, or are still being added. */
function addedAtOnce(state: RootState, action: Action): readonly ActivityReport[] {
  if (!isBatchAdded(action)) return [];
  const { goods, refused } = action.payload;
  return goods
    .filter(({ productId }) => !refused.some((product) => product.productId === productId))
    .map(({ productId, quantity }) => ({
      type: 'addToCart',
      activity: { product: productRecord(state, productId), quantity: String(quantity) },
    }));
}

/** By type name, because the code of orders comes only with pages that use it. */
const isOrderBrought = (action: Action): action is OrderBrought =>
  action.type === ('reorder/brought' satisfies OrderBrought['type']);

/** The lines of an order that were added to the cart again, or are still being added, with their quantities. */
function orderedAgain(state: RootState, action: Action): readonly ActivityReport[] {
  if (!isOrderBrought(action)) return [];
  return action.payload.lines
    .map(({ productId, statusCode, quantity, addedQuantity }) => ({
      productId,
      taken: Number(statusCode === 202 ? quantity : addedQuantity),
    }))
    .filter(({ taken }) => taken > 0)
    .map(({ productId, taken }) => ({
      type: 'addToCart',
      activity: { product: productRecord(state, productId), quantity: String(taken) },
    }));
}

const picked = (_state: RootState, action: Action): ActivityReport | null =>
  searchEvents.searched.match(action) && action.payload.picked
    ? { type: 'clickSearchSuggestion', activity: { searchText: action.payload.term } }
    : null;

function suggested(state: RootState, action: Action): ActivityReport | null {
  if (!suggestionsApi.endpoints.searchSuggestions.matchFulfilled(action)) return null;
  // The term is a token, which the base query replaces by its value: a typed text is not a submitted term.
  const searchText = action.meta.arg.originalArgs.searchTerm;
  const { suggestedTerms, recentSearchSuggestions } = action.payload;
  // The list may have been closed before its answer arrived.
  const { openBox, settledTerm } = state.search;
  const isWanted = openBox !== null && settledTerm === searchText;
  return isWanted && suggestedTerms.length + recentSearchSuggestions.length > 0
    ? { type: 'viewSearchSuggestion', activity: { searchText } }
    : null;
}

/**
 * Equal activities within one task of the event loop count once (TRK-04). Incomplete ones are dropped, as are searches
 * for terms that look personal, which an address may contain.
 */
function* sendOnce(run: Run, tracked: ActivityReport): SagaGenerator {
  const { type, activity } = tracked;
  const spelled = JSON.stringify(tracked);
  if (run.due.has(spelled) || lackOf(type, activity) !== null || looksPersonal(activity.searchText ?? '')) return;
  run.due.add(spelled);
  yield* delay(0);
  run.due.delete(spelled);
  const isNewSearch = type === 'viewSearch' && activity.searchText !== run.searchText;
  if (isNewSearch) run.searchText = activity.searchText;
  // A search that is returned to, or whose next page is read, is counted once.
  const { resultCount, ...uncounted } = activity;
  const counted = isNewSearch || resultCount === undefined ? tracked : { type, activity: uncounted };
  yield* call(send, counted, isNewSearch);
}

/** A failure is only logged: nothing waits for it, and it is not retried (TRK-08). */
function* send({ type, activity }: ActivityReport, isNewSearch: boolean): SagaGenerator {
  const isRemembered = yield* select(mayRemember);
  // Another tab may have withdrawn the consent, or refused where none is required.
  const kept = keptConsent();
  if (kept === null ? isRemembered : !kept.includes('statistics')) return;
  if (isRemembered && isNewSearch) beginSearch();
  const { initiate } = trackingApi.endpoints.sendActivity;
  const answer = yield* request(initiate({ type, activity, isRemembered }, { track: false }));
  if ('failure' in answer && answer.failure.code !== 'ABORTED') {
    console.warn(`The activity ${type} was not taken: ${answer.failure.code}`);
  }
}
