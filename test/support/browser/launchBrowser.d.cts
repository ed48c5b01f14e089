import type { Browser } from 'playwright-core';

/** A browser with its usual settings, for measurements of what people would see. */
export declare function launchBrowser(): Promise<Browser>;

/** A browser of the tests: without what pays only for pages that stay open long. */
export declare function launchTestBrowser(): Promise<Browser>;

/** The arguments with which every browser of the project is started. */
export declare const quietArguments: readonly string[];
