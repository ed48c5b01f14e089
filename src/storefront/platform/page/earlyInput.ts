declare global {
  interface Window {
    /** What was pressed or typed so far on a page that is not taken over yet; the page's first script keeps it. */
    earlyInput?: Event[] | undefined;
  }
}

/** What was pressed or typed before the page was taken over, oldest first; from here on nothing more is kept. */
export function takeEarlyInput(): readonly Event[] {
  const early = window.earlyInput;
  window.earlyInput = undefined;
  return early ?? [];
}
