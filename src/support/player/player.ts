/** The player as a script sees it: journeys drive it, and so can a developer in the console. */
export interface Player {
  /** Opens a recording (NDJSON of one or several parts) at the start of its first part; says how many actions each holds. */
  readonly open: (text: string) => readonly number[];
  /** Shows the page after the n-th action of a part, both counted as `open` says them. */
  readonly seek: (part: number, position: number) => void;
}
