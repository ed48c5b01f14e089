const PARTS = ['Adjustments', 'AdjustmentAggregates', 'DeliveryGroups', 'LineItems', 'Payments'] as const;
type Part = (typeof PARTS)[number];
type LeftOutQuery = { readonly excludeParameters?: string } & { readonly [part in `exclude${Part}`]?: boolean };

/** The parts of an order that an answer leaves out. */
export type LeftOut = ReadonlySet<Part>;

/** The parts that a query excludes: as a list of names (GET) or as one flag each (POST). */
export function leftOutOf(query: LeftOutQuery): LeftOut {
  const named = (query.excludeParameters ?? '').split(',').map((name) => name.trim());
  return new Set(PARTS.filter((part) => named.includes(part) || query[`exclude${part}`] === true));
}
