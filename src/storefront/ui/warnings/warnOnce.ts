const warned = new Set<string>();

/** Writes a warning to the console, once a page life, however often the page renders what it is about. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
