/** Resolves when the page is restored from the browser's back/forward cache. */
export const pageShownAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', shown);
      resolve();
    };
    window.addEventListener('pageshow', shown);
  });
