/** The parameters of a list of contents (CMS-04); `channelOrSiteId` says whose. */
export interface ContentListArgs {
  readonly channelOrSiteId: string;
  readonly contentKeys?: readonly string[];
  readonly managedContentIds?: readonly string[];
  readonly contentTypeFQN?: string;
  /** The number of the page, from 0. */
  readonly page?: number;
  readonly pageSize?: number;
  readonly referenceDepth?: number;
  readonly includeContentBody?: boolean;
  /** An addition of this shop: words to search documents for. */
  readonly searchTerm?: string;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown): boolean => typeof value === 'number';

const checks: Readonly<Record<Exclude<keyof ContentListArgs, 'channelOrSiteId'>, (value: unknown) => boolean>> = {
  contentKeys: isTexts,
  managedContentIds: isTexts,
  contentTypeFQN: isText,
  page: isNumber,
  pageSize: isNumber,
  referenceDepth: isNumber,
  searchTerm: isText,
  includeContentBody: (value) => typeof value === 'boolean',
};

/** The first parameter whose value has the wrong type; null: none. Values may come from untyped code. */
export const wronglyTyped = (args: Readonly<Record<string, unknown>>): string | null =>
  Object.entries(checks).find(([name, fits]) => args[name] !== undefined && !fits(args[name]))?.[0] ?? null;
