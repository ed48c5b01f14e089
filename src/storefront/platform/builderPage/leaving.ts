/** Asks for confirmation before the page unloads while `isNeeded` returns true. Returns a function that ends this. */
export function askBeforeLeaving(isNeeded: () => boolean): () => void {
  const leaving = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving);
  return () => window.removeEventListener('beforeunload', leaving);
}
