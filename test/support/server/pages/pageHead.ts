interface StructuredData {
  readonly '@context': string;
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string | undefined): string | undefined =>
  text?.replace(/&([a-z]+|#39);/g, (entity, name: string) => entities[name] ?? entity);

/** The content of a page's meta element by its name or property. */
export const metaIn = (html: string, name: string): string | undefined =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]);

/** The address of a page's link element of this kind. */
export const linkIn = (html: string, kind: string): string | undefined =>
  unescaped(new RegExp(`<link rel="${kind}" href="([^"]*)">`).exec(html)?.[1]);

/** A page's structured data; null: there is none. */
export function dataIn(html: string): StructuredData | null {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  // Checked edge: our own server wrote it.
  return json === undefined ? null : (JSON.parse(json) as StructuredData);
}
