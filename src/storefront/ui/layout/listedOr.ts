/** The value if it is one of the listed ones, otherwise the default. */
export const listedOr = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((listed) => listed === value) ?? otherwise;
