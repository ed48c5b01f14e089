type Files = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The id of any text of several message files. `Named` is the type of a module that exports each of the files under a
 * name.
 */
export type IdIn<Named> = { [File in keyof Named]: keyof Named[File] }[keyof Named] & string;

/** All texts of several message files, by id, as the build compiles them. Each id occurs in one file only. */
export const textsOf = <Named extends Files>(files: Named): Readonly<Record<IdIn<Named>, string>> =>
  // Checked edge: the ids come from these very files.
  Object.fromEntries(Object.values(files).flatMap((texts) => Object.entries(texts))) as Record<IdIn<Named>, string>;
