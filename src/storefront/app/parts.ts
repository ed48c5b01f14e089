import type { Messages } from '@lingui/core';
import { createElement, type ComponentType } from 'react';
import { call, race, take } from 'redux-saga/effects';
import type { SagaGenerator } from '../api';
import { locationChanged } from '../features/navigation';
import { addTexts } from '../messages';

/** What the file of a part exports: the component that shows it and the texts that only it says. */
interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
  readonly texts: Messages;
}

/** Something that no first paint shows and whose code comes when it is likely to be wanted. */
export interface Part<Props = object> {
  /** Fetches the code, once per page life. Rejects when its file can't be had. */
  readonly load: () => Promise<void>;
  /** The state may say that the part is open only after that. */
  readonly isLoaded: () => boolean;
  /** Shows the part, nothing while its code is not there. */
  readonly Show: ComponentType<Props>;
}

const parts: Pick<Part, 'load'>[] = [];

/** Registers a part; its file is named by an `import()` of its own. */
export function createPart<Props extends object>(fetchCode: () => Promise<PartModule<Props>>): Part<Props> {
  let found: PartModule<Props> | undefined;
  const part: Part<Props> = {
    load: async () => {
      if (found) return;
      const fetched = await fetchCode();
      addTexts(fetched.texts);
      found = fetched;
    },
    isLoaded: () => found !== undefined,
    Show: (props) => found && createElement(found.Part, props),
  };
  parts.push(part);
  return part;
}

/**
 * Waits for the code of a part that is to be opened. False when the shopper has gone to another page meanwhile; throws
 * when the file can't be had.
 */
export function* awaitPart(part: Pick<Part, 'load' | 'isLoaded'>): SagaGenerator<boolean> {
  if (part.isLoaded()) return true;
  const { gone } = (yield race({ ready: call(part.load), gone: take(locationChanged.type) })) as { gone?: unknown };
  return gone === undefined;
}

/** For what leads to a part: its code is fetched when a hand comes near. A failure is met when it is opened. */
export function onIntent(part: Pick<Part, 'load'>) {
  const fetchCode = () => void part.load().catch(() => undefined);
  return { onPointerEnter: fetchCode, onFocus: fetchCode, onTouchStart: fetchCode };
}

/** For the server, the replay and tests, which show any state without waiting. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(parts.map((part) => part.load()));
}
