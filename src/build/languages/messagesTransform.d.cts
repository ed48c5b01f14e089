/** A message file's texts, compiled, as JSON. Throws for syntax that has no runtime. */
export function compileCatalogue(source: string): string;
