import type { PreviewState } from './preview/previewSlice';

/** Slices that come with a page's or a component's code; one that has not joined yet is absent (`slices/joined`). */
export interface LateState {
  readonly preview?: PreviewState;
}

/**
 * The shop's state. Each slice adds its key in the file that makes it (`declare module`), so reading one slice takes no
 * knowledge of the others; `app/rootReducer` has to bring every one of them.
 */
export interface RootState {
  readonly late: LateState;
}
