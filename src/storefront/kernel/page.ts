import type { ComponentType } from 'react';
import type { SagaGenerator } from './effects';
import type { Texts, Translate } from '../messages';
import type { Events } from './eventRegistry';
import type { LateSlices } from './lateSlices';
import type { LazyComponent } from './lazy';
import type { PageName, RouteMatch } from './pagePaths';
import type { RootState } from './state';

/** What goes into the document's head; the title without the shop's name. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly indexed?: boolean;
}

/**
 * The HTTP status of a page: found, for those who are logged in only, no such thing, or not to be had right now. An address
 * instead: what was asked for has its page there.
 */
export type PageStatus = 200 | 303 | 404 | 503 | { readonly leadsTo: string };

/** Reads the data of a page into the cache, in the server's render and in the browser alike. */
export type Needs = (match: RouteMatch, state: RootState) => SagaGenerator<PageStatus>;

export interface PageModule {
  readonly Page: ComponentType<RouteMatch>;
  readonly head: (state: RootState, match: RouteMatch, translate: Translate) => Head;
  /** The texts that only this page and some others say. */
  readonly texts: Texts;
  /** The page's own slices, and their events for the recordings. */
  readonly slices?: LateSlices;
  readonly events?: readonly Events[];
  /** Reads the page's data, where the route leaves that to the page: its endpoints come with its code. */
  readonly needs?: Needs;
  /** Runs from the first visit on, once for all pages that name the same one. */
  readonly saga?: () => SagaGenerator;
}

/** A row of the route table. */
export interface Route {
  readonly name: PageName;
  /** The name of the page's chunk in the browser build, so that the server can say which files to preload. */
  readonly chunk: string;
  readonly load: () => Promise<PageModule>;
  /** The lazy components that the page at this address shows at once. */
  readonly components?: (match: RouteMatch) => readonly Pick<LazyComponent, 'load'>[];
  /** Reads the data of the page while its code is loaded. Without it the page's own `needs` do, after that. */
  readonly needs?: Needs;
}

/** A row for an address, and what its pattern caught of it. */
export interface MatchedRoute {
  readonly route: Route;
  readonly match: RouteMatch;
}
