interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/**
 * A function that waits for the next turn of the visitor with this index, and resolves to the time from which its call
 * is measured: at once, or at a rate for all connections together.
 */
export function createTurns(
  plan: { readonly connections: number; readonly perSecond?: number },
  index: number,
  begun: number,
  clock?: Clock,
): () => Promise<number>;
