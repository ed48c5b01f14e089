/**
 * A text of a package or a global regular expression, what stands in its place in the build, and how often it occurs.
 */
export type Cut = readonly [cut: string | RegExp, instead?: string, times?: number];

/** The text without what is cut; throws where something does not occur as often as its cut says. */
export declare function cutPackage(file: string, source: string, cuts: readonly Cut[]): string;
