import { nanoid } from '@reduxjs/toolkit';

let source: () => string = () => nanoid(12);

/** A new id for an action: 12 characters of A–Z a–z 0–9 _ -. */
export const newId = (): string => source();

/** For tests that expect certain ids. */
export function setIds(ids: () => string): void {
  source = ids;
}
