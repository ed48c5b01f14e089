/** Calls back once after a time in ms, unless the function it returns was called before. */
export function afterDelay(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
