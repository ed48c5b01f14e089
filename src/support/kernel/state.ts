import type { RootState } from '../../storefront/kernel/state';

/** The state of support's pages. Each slice adds its key in its own file (`declare module`). */
export interface SupportState {
  readonly api: RootState['api'];
}
