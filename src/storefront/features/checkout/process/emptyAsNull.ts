/** A form's values as the webstore API expects them: empty ones are null. */
export const emptyAsNull = <T extends { readonly [K in keyof T]: string }>(values: T) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, value === '' ? null : value])) as {
    readonly [K in keyof T]: string | null;
  };
