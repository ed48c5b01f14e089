import type { PricesToday, PriceTrace, TracedLine } from '../../../contract/recordings/priceTrace';

/** An amount that is different today. */
export interface PriceDifference {
  readonly of: 'unit' | 'line' | 'delivery' | 'gross';
  /** The product's name; null: an amount of the whole cart or order. */
  readonly name: string | null;
  readonly thenCents: number;
  readonly nowCents: number;
}

/** The unit price after the last step that has one. */
const unitOf = ({ steps }: TracedLine): number | null =>
  steps.findLast(({ unitCents }) => unitCents !== null)?.unitCents ?? null;

function lineDifferences(then: TracedLine, { lines }: PriceTrace): readonly PriceDifference[] {
  const now = lines.find(({ productId }) => productId === then.productId);
  if (!now) return [];
  const [thenCents, nowCents] = [unitOf(then), unitOf(now)];
  const line = { of: 'line', name: then.name, thenCents: then.netCents, nowCents: now.netCents } as const;
  return thenCents === null || nowCents === null
    ? [line]
    : [{ of: 'unit', name: then.name, thenCents, nowCents }, line];
}

/** The amounts of a recorded trace that would be different today. */
export function differencesToday(recorded: PriceTrace, today: PriceTrace): readonly PriceDifference[] {
  // Today's totals are of the recorded lines, with a standard delivery: a product's page has no delivery, and the
  // recorded totals of a trace that is not whole include lines that are missing here.
  const hasTotals = recorded.isWhole && recorded.deliveries.length > 0;
  const totals: readonly PriceDifference[] = [
    { of: 'delivery', name: null, thenCents: recorded.deliveryCents, nowCents: today.deliveryCents },
    { of: 'gross', name: null, thenCents: recorded.grossCents, nowCents: today.grossCents },
  ];
  const all = [...recorded.lines.flatMap((line) => lineDifferences(line, today)), ...(hasTotals ? totals : [])];
  return all.filter(({ thenCents, nowCents }) => thenCents !== nowCents);
}

/**
 * Completes a recorded trace with the buyer group of each price. The page never received the group, but its answers
 * name entries of the price book, which the server looks up. undefined: the server has none of these entries any more.
 */
export function withGroups(
  trace: PriceTrace,
  recordedEntries: ReadonlyMap<string, string>,
  { entries }: Pick<PricesToday, 'entries'>,
): PriceTrace | undefined {
  const lines = trace.lines.map((line): TracedLine => {
    const entry = entries.find(({ pricebookEntryId }) => pricebookEntryId === recordedEntries.get(line.productId));
    if (!entry) return line;
    const { buyerGroup } = entry;
    const steps = line.steps.map((step) => (step.kind === 'own' ? { ...step, buyerGroup, isGroupKnown: true } : step));
    return { ...line, steps };
  });
  return lines.some((line, index) => line !== trace.lines[index]) ? { ...trace, lines } : undefined;
}
