import type { RootState } from '../../storefront/kernel/state';

/** The state of the builder's page. Each slice adds its key in its own file (`declare module`). */
export interface BuilderState {
  readonly api: RootState['api'];
}
