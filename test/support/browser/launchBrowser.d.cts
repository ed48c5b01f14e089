import type { Browser } from 'playwright-core';

export declare function launchBrowser(): Promise<Browser>;

/** What every browser of the project's is started with. */
export declare const quietArguments: readonly string[];
