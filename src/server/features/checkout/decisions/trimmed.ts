/** What somebody typed without the blanks around it; nothing typed is null. */
export const trimmed = (typed: string | null | undefined): string | null => {
  const text = (typed ?? '').trim();
  return text === '' ? null : text;
};
