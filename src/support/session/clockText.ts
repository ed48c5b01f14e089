const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock of this time zone said then: day and seconds. Milliseconds UTC; UTC too where the zone is unknown here. */
export function clockText(at: number, timeZone: string): string {
  const known = formats.get(timeZone) ?? formatOf(timeZone);
  formats.set(timeZone, known);
  return known.format(at);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat('fr-FR', { ...options, timeZone });
  } catch {
    // A browser may name a zone that this one does not know.
    return new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
  }
}
