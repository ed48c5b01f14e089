type Files = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The id of any text of several message files: `typeof` a module that exports each of them under a name. */
export type IdIn<Named> = { [File in keyof Named]: keyof Named[File] }[keyof Named] & string;

/** All texts of several message files, by id, in the form in which the build leaves them. Each id stands in one file alone. */
export const textsOf = <Named extends Files>(files: Named): Readonly<Record<IdIn<Named>, string>> =>
  // Checked edge: these are the ids of these very files.
  Object.fromEntries(Object.values(files).flatMap((texts) => Object.entries(texts))) as Record<IdIn<Named>, string>;
