import type { Page } from 'playwright-core';
import { settled } from './atRest';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/**
 * The number of elements whose styles the browser computes in one go while `act` runs and until the page is settled: of
 * all times the largest.
 */
export async function mostRestyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as readonly TraceEvent[]) {
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  try {
    await act();
    await settled(page);
  } finally {
    // A trace that goes on would fail the next one of this browser.
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
  }
  if (counts.length === 0) throw new Error('The browser reports no computing of styles.');
  return Math.max(...counts);
}
