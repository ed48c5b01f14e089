import { createElement, memo, Suspense, use, type ComponentType } from 'react';
import { call, race, take, type SagaGenerator } from '../effects';
import { locationChanged } from '../location';
import { addTexts, type Texts } from '../../messages';
import { addProcess } from './lateProcesses';
import { lazyCode, type LazyCode, type When } from './lazyCode';

/** What the file of a lazy component exports: the component and the texts that only it says. */
interface ComponentModule<Props> {
  readonly Component: ComponentType<Props>;
  readonly texts: Texts;
  /** Reads what the component shows of every page: with each page that is prepared once its code is here. */
  readonly reads?: () => SagaGenerator;
  /** Runs from the moment the code is here to the page's end, shown or not. */
  readonly saga?: () => SagaGenerator;
}

/** A component that the first paint can do without. */
export interface LazyComponent<Props = object> {
  /** Fetches the code, once per page life. Rejects when its file can't be had. */
  readonly load: () => Promise<unknown>;
  /** What opens by a press is open in the state only after that. */
  readonly isLoaded: () => boolean;
  /**
   * Shows the component. While its code is on its way that is what the server has rendered, as it stands there, or
   * nothing. One with props that change must be loaded before it hydrates: React would throw the server's away.
   */
  readonly Show: ComponentType<Props>;
}

type Loadable = Pick<LazyCode<unknown>, 'load'>;

const reads = new Set<() => SagaGenerator>();

/** What the lazy components whose code is here read for every page. */
export const lateReads = () => [...reads];

/** Registers a component that comes late. */
export function lazyComponent<Props extends object>(
  fetchModule: () => Promise<ComponentModule<Props>>,
  when?: When,
): LazyComponent<Props> {
  const { load, loaded } = lazyCode(async () => {
    const fetched = await fetchModule();
    addTexts(fetched.texts);
    if (fetched.reads) reads.add(fetched.reads);
    if (fetched.saga) addProcess(fetched.saga);
    return fetched;
  }, when);
  let awaited: Promise<unknown> | undefined;
  // Without a network there is nothing to show, and nothing to break: who shows it next tries again.
  const patiently = () =>
    (awaited ??= load().catch(() => {
      awaited = undefined;
      return new Promise<never>(() => undefined);
    }));
  const Code = (props: Props) => {
    // Who has waited goes on asking what it waited for: React compares the attempts of one render.
    if (!loaded() || awaited) use(patiently());
    const found = loaded();
    return found && createElement(found.Component, props);
  };
  const Show = memo((props: Props) => createElement(Suspense, { fallback: null }, createElement(Code, props)));
  // `memo` hides that it takes the same props.
  return { load, isLoaded: () => loaded() !== undefined, Show };
}

/**
 * Waits for the code of a component that is to be opened. False when the shopper has gone to another page meanwhile;
 * throws when the file can't be had.
 */
export function* awaitComponent(component: Pick<LazyComponent, 'load' | 'isLoaded'>): SagaGenerator<boolean> {
  if (component.isLoaded()) return true;
  const { gone } = yield* race({ ready: call(component.load), gone: take(locationChanged) });
  return gone === undefined;
}

/** For what leads to late code: it is fetched when pointer or focus reach that. A failure is met when it is opened. */
export function onIntent(lazy: Loadable) {
  const fetchCode = () => void lazy.load().catch(() => undefined);
  return { onPointerEnter: fetchCode, onFocus: fetchCode, onTouchStart: fetchCode };
}
