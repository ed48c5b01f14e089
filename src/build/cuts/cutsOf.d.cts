import type { Cut } from './cutPackage.cjs';

/** What is cut, by the path of the file under `node_modules`. */
export declare const cutsOf: Readonly<Record<string, readonly Cut[]>>;
