import type { Cookie } from 'playwright-core';
import type { Figures } from './figures';

export type Form = 'mobile' | 'desktop';

/** What the main thread did, in milliseconds of the device that Lighthouse simulates. */
export interface Profile {
  /** The eight longest tasks, the longest first, with the script in which each began. */
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
  /** What costs the page points besides speed, and Lighthouse's warnings about its own run. */
  readonly remarks: readonly string[];
}

export declare function visitPage(wanted: {
  readonly url: string;
  readonly form: Form;
  readonly cookies: readonly Cookie[];
  /** Whether search engines may list the page. */
  readonly isForSearchEngines: boolean;
}): Promise<Visit>;
