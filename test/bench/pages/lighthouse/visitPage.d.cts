import type { Cookie } from 'playwright-core';
import type { Figures } from './figures';

export type Form = 'mobile' | 'desktop';

/** What the main thread did: milliseconds as Lighthouse has stretched them to the slower machine. */
export interface Profile {
  /** The longest first, with the script that each began in. */
  readonly tasks: readonly { readonly script: string; readonly fromMs: number; readonly tookMs: number }[];
  readonly work: readonly { readonly kind: string; readonly tookMs: number }[];
  readonly scripts: readonly {
    readonly script: string;
    readonly tookMs: number;
    readonly runningMs: number;
    readonly compilingMs: number;
  }[];
}

export interface Visit {
  readonly figures: Figures;
  readonly profile: Profile;
  /** What costs the page points besides speed, and what Lighthouse says against its own measuring. */
  readonly remarks: readonly string[];
}

export declare function visitPage(wanted: {
  readonly url: string;
  readonly form: Form;
  readonly cookies: readonly Cookie[];
  /** Whether search engines may have it. */
  readonly isForSearchEngines: boolean;
}): Promise<Visit>;
