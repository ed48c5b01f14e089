const warned = new Set<string>();

/** Writes a warning to the console, once per page life, however often the component renders. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
