const formats = new Map<string, Intl.DateTimeFormat>();

/** A duration in milliseconds as minutes, seconds and tenths: `3:07,4`. */
export function offsetText(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds},${tenths % 10}`;
}

/**
 * The day and time, to the second, of a moment (ms UTC) in a time zone; in UTC if this browser does not know the zone.
 */
export function clockText(at: number, timeZone: string): string {
  const known = formats.get(timeZone) ?? formatOf(timeZone);
  formats.set(timeZone, known);
  // The number comes from a recording, and may be anything.
  return Number.isNaN(new Date(at).getTime()) ? '–' : known.format(at);
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
