import { createElement, memo, Suspense, use, useEffect, type ComponentType } from 'react';
import { call, race, take, type SagaGenerator } from '../effects';
import { locationChanged } from '../location';
import { addCode, type LateCode } from './addCode';
import { addProcess } from './lateProcesses';
import { lazyCode, type LazyCode, type When } from './lazyCode';

/** The exports of a lazy component's file. */
interface ComponentModule<Props> extends LateCode {
  readonly Component: ComponentType<Props>;
  /** Reads the data that the component shows on every page; runs for each page prepared after its code is loaded. */
  readonly reads?: () => SagaGenerator;
  /** Runs from the moment the code is loaded until the page ends, whether or not the component is shown. */
  readonly saga?: () => SagaGenerator;
}

/** A component that the first paint does not need. */
export interface LazyComponent<Props = object> {
  /** Loads the code, once per page life. Rejects if the file is unavailable. */
  readonly load: () => Promise<unknown>;
  /** An overlay must not be opened in the state before this is true. */
  readonly isLoaded: () => boolean;
  /**
   * Renders the component. Until its code is loaded it keeps the server's HTML, or renders nothing. A component whose
   * props change must be loaded before hydration: otherwise React would drop the server's HTML.
   */
  readonly Show: ComponentType<Props>;
}

type Loadable = Pick<LazyCode<unknown>, 'load'>;

const reads = new Set<() => SagaGenerator>();

/** The `reads` of all lazy components loaded so far. */
export const lateReads = () => [...reads];

let componentShown: () => void = () => undefined;

/** Calls back whenever a lazy component has been shown or hydrated; there is one listener, the page. */
export function onComponentShown(listener: () => void): void {
  componentShown = listener;
}

/** Registers a lazy component. */
export function lazyComponent<Props extends object>(
  fetchModule: () => Promise<ComponentModule<Props>>,
  when?: When,
): LazyComponent<Props> {
  const { load, loaded } = lazyCode(async () => {
    const fetched = await fetchModule();
    addCode(fetched);
    if (fetched.reads) reads.add(fetched.reads);
    if (fetched.saga) addProcess(fetched.saga);
    return fetched;
  }, when);
  let awaited: Promise<unknown> | undefined;
  // A failed load leaves the page unchanged: the next render tries again.
  const loadForRender = () =>
    (awaited ??= load().catch(() => {
      awaited = undefined;
      return new Promise<never>(() => undefined);
    }));
  const Code = (props: Props) => {
    // A component that has suspended keeps calling `use` on the same promise: React compares the attempts of one
    // render.
    if (!loaded() || awaited) use(loadForRender());
    useEffect(() => componentShown(), []);
    const found = loaded();
    return found && createElement(found.Component, props);
  };
  const Show = memo((props: Props) => createElement(Suspense, { fallback: null }, createElement(Code, props)));
  // `memo` changes the type, but the component takes the same props.
  return { load, isLoaded: () => loaded() !== undefined, Show };
}

/**
 * Waits for the code of a component that is to be opened. False if the shopper navigated away meanwhile; throws if the
 * file is unavailable.
 */
export function* awaitComponent(component: Pick<LazyComponent, 'load' | 'isLoaded'>): SagaGenerator<boolean> {
  if (component.isLoaded()) return true;
  const { gone } = yield* race({ ready: call(component.load), gone: take(locationChanged) });
  return gone === undefined;
}

/**
 * Props for the trigger of late code: pointer, focus or touch loads it. A failure is ignored here, because what the
 * trigger opens requests the code again.
 */
export function onIntent(lazy: Loadable) {
  const fetchCode = () => void lazy.load().catch(() => undefined);
  return { onPointerEnter: fetchCode, onFocus: fetchCode, onTouchStart: fetchCode };
}
