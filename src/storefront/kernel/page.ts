import type { ComponentType } from 'react';
import type { SagaGenerator } from './effects';
import type { Translate } from '../messages';
import type { LateCode, LazyComponent } from './lazy';
import type { PageName, RouteMatch } from './pagePaths';
import type { RootState } from './state';

/** The document's head; `title` does not include the shop's name. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly indexed?: boolean;
}

/** The HTTP status of a page: found, login required, not found, or unavailable. */
type PageStatus = 200 | 303 | 404 | 503;
/** The outcome of preparing a page: its status, or the address to which it redirects. */
export type PageResult = PageStatus | { readonly leadsTo: string };

/** Reads a page's data into the cache, in the server render and in the browser. */
export type LoadPageData = (match: RouteMatch, state: RootState) => SagaGenerator<PageResult>;

/** Reads the data below the first view, after `loadPageData`. A followed link does not wait for it. */
type LoadBelow = (match: RouteMatch) => SagaGenerator;

export interface PageModule extends LateCode {
  readonly Page: ComponentType<RouteMatch>;
  readonly head: (state: RootState, match: RouteMatch, translate: Translate) => Head;
  /** Reads the page's data, if the route has no `loadPageData`: the endpoints come with the page's code. */
  readonly loadPageData?: LoadPageData;
  /** Reads the data below the first view, if the route has no `loadBelow`. */
  readonly loadBelow?: LoadBelow;
  /** The address that this one redirects to, according to the page's data; undefined: none. */
  readonly leadsOn?: (state: RootState, match: RouteMatch) => string | undefined;
  /** Starts at the first visit and keeps running; pages that name the same saga share it. */
  readonly saga?: () => SagaGenerator;
}

/** A row of the route table. */
export interface Route {
  readonly name: PageName;
  /** The name of the page's chunk in the browser build, so that the server can say which files to preload. */
  readonly chunk: string;
  readonly load: () => Promise<{ readonly page: PageModule }>;
  /** The lazy components that the page at this address shows at once. */
  readonly components?: (match: RouteMatch, state: RootState) => readonly Pick<LazyComponent, 'load'>[];
  /** Reads the page's data while its code loads. Without it the page's own `loadPageData` runs afterwards. */
  readonly loadPageData?: LoadPageData;
  readonly loadBelow?: LoadBelow;
  /**
   * The page that most visitors open from this one. Its code is loaded once the browser is idle, if this is the first
   * page of the page life.
   */
  readonly next?: PageName;
}

/** The row that matches an address, and the parameters of its pattern. */
export interface MatchedRoute {
  readonly route: Route;
  readonly match: RouteMatch;
}
