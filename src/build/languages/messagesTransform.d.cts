/** A message file's texts, compiled, as JSON. Throws for syntax that the page's runtime does not support. */
export function compileCatalogue(source: string): string;
