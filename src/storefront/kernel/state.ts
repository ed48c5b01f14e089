/**
 * Slices that come with a page's or component's code; absent until `slices/joined`. Each declares its key in its own
 * file (`declare module`), as those of RootState do.
 */
export interface LateState {}

/**
 * The shop's state. Each slice declares its key in its own file (`declare module`), so that reading one slice does not
 * import the others; `app/rootReducer` must provide all of them.
 */
export interface RootState {
  readonly late: LateState;
}
