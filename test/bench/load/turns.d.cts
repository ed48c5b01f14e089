interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** When the visitor with this index makes the next call: at once, or at a rate for all connections together. */
export function createTurns(
  plan: { readonly connections: number; readonly perSecond?: number },
  index: number,
  begun: number,
  clock?: Clock,
): () => Promise<number>;
