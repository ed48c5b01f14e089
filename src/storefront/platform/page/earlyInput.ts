declare global {
  interface Window {
    /** What was pressed or typed so far on a page that is not taken over yet; the page's first script keeps it. */
    earlyInput?: Event[] | undefined;
  }
}

/** A press, or what stands in a field after something was typed, chosen or ticked. */
export interface EarlyInput {
  readonly type: string;
  readonly target: Element;
  readonly value: string;
  readonly checked: boolean;
}

/**
 * What was pressed or typed before the page was taken over, oldest first; from here on nothing more is kept. To be called
 * before React has hydrated a field, which may put its first value back.
 */
export const takeEarlyInput = (): readonly EarlyInput[] => {
  const early = window.earlyInput ?? [];
  window.earlyInput = undefined;
  return early.map(({ type, target }) => {
    const { value, checked } = target as HTMLInputElement;
    return { type, target: target as Element, value, checked };
  });
};
