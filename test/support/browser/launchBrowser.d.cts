import type { Browser } from 'playwright-core';

/** A browser as people have it, to measure what they would. */
export declare function launchBrowser(): Promise<Browser>;

/** A browser of the tests: the same, quicker where a page is open for seconds. */
export declare function launchTestBrowser(): Promise<Browser>;

/** What every browser of the project's is started with. */
export declare const quietArguments: readonly string[];
