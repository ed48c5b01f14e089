/** The given value if it is one of those listed, else the default. */
export const listedOr = <T>(listed: readonly T[], given: unknown, otherwise: T): T =>
  listed.find((value) => value === given) ?? otherwise;
