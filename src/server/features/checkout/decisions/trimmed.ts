/** Input without surrounding blanks; null when empty. */
export function trimmed(typed: string | null | undefined): string | null {
  const text = (typed ?? '').trim();
  return text === '' ? null : text;
}
