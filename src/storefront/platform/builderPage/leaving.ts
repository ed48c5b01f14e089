/** Lets the browser ask before the page goes, as long as `isNeeded` says so. Gives back how to stop. */
export function askBeforeLeaving(isNeeded: () => boolean): () => void {
  const leaving = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving);
  return () => window.removeEventListener('beforeunload', leaving);
}
