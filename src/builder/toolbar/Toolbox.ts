import type { Action } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import type { ApiFailure } from '../../storefront/api';
import type { Doing, DocumentState } from '../publication';
import type { BuilderState } from '../kernel/state';

type Selector<T> = (state: BuilderState) => T;

/** The document of a page's toolbar: its state, and the events that act on it as a whole. */
export interface Toolbox {
  readonly selectIsThere: Selector<boolean>;
  readonly selectState: Selector<DocumentState | null>;
  readonly selectDoing: Selector<Doing | null>;
  readonly selectFailure: Selector<{ readonly doing: Doing; readonly failure: ApiFailure } | null>;
  readonly selectIsUnsettled: Selector<boolean>;
  readonly selectIsConflict: Selector<boolean>;
  readonly selectIsChanged: Selector<boolean>;
  readonly selectIsWrong: Selector<boolean>;
  readonly selectCanUndo: Selector<boolean>;
  readonly selectCanRedo: Selector<boolean>;
  readonly undone: () => Action;
  readonly redone: () => Action;
  readonly saveRequested: () => Action;
  /** The event that leads to the first broken rule. */
  readonly problemRequested: () => Action;
  /** The event that repeats a failed call. */
  readonly repeated: (doing: Doing, state: BuilderState) => Action;
  readonly failureDismissed: () => Action;
}

export const ToolboxContext = createContext<Toolbox | null>(null);

export function useToolbox(): Toolbox {
  const toolbox = useContext(ToolboxContext);
  if (!toolbox) throw new Error('These tools are about no document.');
  return toolbox;
}
