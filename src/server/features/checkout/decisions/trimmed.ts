/** Input without surrounding blanks; null when empty. */
export const trimmed = (typed: string | null | undefined): string | null => {
  const text = (typed ?? '').trim();
  return text === '' ? null : text;
};
