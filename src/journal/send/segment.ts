/** Some lines of a part, in the order in which the server is to receive them. */
export interface Segment {
  readonly session: string;
  readonly part: number;
  /**
   * An id of the page that recorded it, known in this browser only: tabs with copies of one storage may each record a
   * part under the same number.
   */
  readonly page: string;
  /** 1 for the part's first one, which begins with its header. */
  readonly segment: number;
  /** NDJSON. */
  readonly text: string;
  /** Sent with the shopper's consent and not at their request: withdrawing the consent deletes it. */
  readonly byConsent: boolean;
}

/** Segments that are waiting for the server's acknowledgement, in order of arrival. They outlive the page. */
export interface SegmentQueue {
  readonly add: (segment: Segment) => Promise<void>;
  /** The oldest segment; those of sessions for which `isPassedOver` is true are skipped. undefined: none is left. */
  readonly first: (
    isPassedOver?: (session: string) => boolean,
  ) => Promise<(Segment & { readonly id: number }) | undefined>;
  readonly remove: (id: number) => Promise<void>;
  readonly forget: (isForgotten: (segment: Segment) => boolean) => Promise<void>;
}
