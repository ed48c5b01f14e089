import { CONTENT_LIMITS as LIMITS } from '../../../contract/content/contentLimits';
import { LAYOUT_RANGES } from '../../../contract/content/layoutBlocks';
import type { FieldLimits } from '../../fields';

const lengths: readonly (readonly [paths: RegExp, most: number])[] = [
  [/^path$|\.under$/, LIMITS.path],
  [/^title$|\.name$/, LIMITS.title],
  [/^description$/, LIMITS.description],
  [/\.html$|\.steps\.\d+$/, LIMITS.html],
  [/\.skus?(\.\d+)?$/, LIMITS.sku],
];
const counts: readonly (readonly [paths: RegExp, most: number])[] = [
  [/(^|\.)blocks$|\.(pagination|empty|error)$/, LIMITS.blocks],
  [/\.columns$/, LIMITS.sectionColumns],
  [/\.head$|\.rows\.\d+$/, LIMITS.columns],
  [/\.skus$/, LIMITS.skus],
];
const ranges: readonly (readonly [paths: RegExp, range: readonly [number, number]])[] = [
  [/^position$/, [0, LIMITS.position]],
  [/Minutes$/, [0, LIMITS.minutes]],
  [/\.quantity$/, [1, LIMITS.quantity]],
  ...Object.entries(LAYOUT_RANGES).map(([name, range]) => [new RegExp(`\\.${name}$`), range] as const),
];

/** Lengths, counts and ranges of a content's fields. */
export const contentFieldLimits: FieldLimits = {
  rangeAt: (path) => ranges.find(([pattern]) => pattern.test(path))?.[1],
  lengthAt: (path) => lengths.find(([pattern]) => pattern.test(path))?.[1] ?? LIMITS.line,
  countAt: (path) => counts.find(([pattern]) => pattern.test(path))?.[1] ?? LIMITS.items,
};
