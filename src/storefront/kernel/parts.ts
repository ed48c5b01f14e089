import { createElement, memo, Suspense, use, type ComponentType } from 'react';
import { call, race, take, type SagaGenerator } from './effects';
import { locationChanged } from './location';
import { addTexts, type Texts } from '../messages';

/** What the file of a part exports: the component that shows it and the texts that only it says. */
interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
  readonly texts: Texts;
  /** Reads what the part shows of every page: with each page that is prepared once the part's code is here. */
  readonly reads?: () => SagaGenerator;
  /** Runs from the moment the code is here to the page's end, shown or not. */
  readonly saga?: Process;
}

type Process = () => SagaGenerator;

/** Something that the first paint can do without: its code comes when it is likely to be wanted. */
export interface Part<Props = object> {
  /** Fetches the code, once per page life. Rejects when its file can't be had. */
  readonly load: () => Promise<void>;
  /** What opens by a press is open in the state only after that. */
  readonly isLoaded: () => boolean;
  /**
   * Shows the part. While its code is on its way that is what the server has rendered, as it stands there, or nothing.
   * A part with props that change must be loaded before it hydrates: React would throw the server's away.
   */
  readonly Show: ComponentType<Props>;
}

const parts: Pick<Part, 'load'>[] = [];
const soon: Pick<Part, 'load'>[] = [];
const reads = new Set<() => SagaGenerator>();

/** What the parts whose code is here read for every page. */
export const partReads = () => [...reads];

const processes: Process[] = [];
let arrived: () => void = () => undefined;

/** The processes of late code that are here, in the order in which they came. */
export const lateProcesses: readonly Process[] = processes;

/** Ends when another process is there; for one store, the page's. */
export const awaitProcess = (): Promise<void> => new Promise((resolve) => (arrived = resolve));

/** Starts a process of late code in the store of this page, once: two may have waited for the same code. */
function addProcess(process: Process): void {
  if (processes.includes(process)) return;
  processes.push(process);
  arrived();
}

/**
 * Registers a part; its file is named by an `import()` of its own. It comes when pointer or focus reach what opens it, or
 * when it is shown; with `soon` it comes by itself as soon as the page has nothing better to do.
 */
export function createPart<Props extends object>(
  fetchCode: () => Promise<PartModule<Props>>,
  when: 'asked' | 'soon' = 'asked',
): Part<Props> {
  let found: PartModule<Props> | undefined;
  const load = async () => {
    if (found) return;
    const fetched = await fetchCode();
    addTexts(fetched.texts);
    if (fetched.reads) reads.add(fetched.reads);
    if (fetched.saga) addProcess(fetched.saga);
    found = fetched;
  };
  let awaited: Promise<void> | undefined;
  // Without a network there is nothing to show, and nothing to break: who shows it next tries again.
  const patiently = () =>
    (awaited ??= load().catch(() => {
      awaited = undefined;
      return new Promise<never>(() => undefined);
    }));
  const Code = (props: Props) => {
    // Who has waited goes on asking what it waited for: React compares the attempts of one render.
    if (!found || awaited) use(patiently());
    return found && createElement(found.Part, props);
  };
  const Show = memo((props: Props) => createElement(Suspense, { fallback: null }, createElement(Code, props)));
  const part = { load, isLoaded: () => found !== undefined, Show };
  if (when === 'soon') comesSoon(part);
  else parts.push(part);
  // `memo` hides that it takes the same props.
  return part;
}

/**
 * Waits for the code of a part that is to be opened. False when the shopper has gone to another page meanwhile; throws
 * when the file can't be had.
 */
export function* awaitPart(part: Pick<Part, 'load' | 'isLoaded'>): SagaGenerator<boolean> {
  if (part.isLoaded()) return true;
  const { gone } = yield* race({ ready: call(part.load), gone: take(locationChanged) });
  return gone === undefined;
}

/** For what leads to a part: its code is fetched when pointer or focus reach that. A failure is met when it is opened. */
export function onIntent(part: Pick<Part, 'load'>) {
  const fetchCode = () => void part.load().catch(() => undefined);
  return { onPointerEnter: fetchCode, onFocus: fetchCode, onTouchStart: fetchCode };
}

/** Registers code that shows nothing and comes by itself, like a part with `soon`. */
export function comesSoon(code: Pick<Part, 'load'>): void {
  parts.push(code);
  soon.push(code);
}

/** Fetches what every page will want soon. A failure is met by what shows it. */
export const loadSoon = (): void => soon.forEach((part) => void part.load().catch(() => undefined));

/** For the server, the replay and tests, which show any state without waiting. A part may bring others. */
export async function loadAllParts(): Promise<void> {
  for (const part of parts) await part.load();
}
