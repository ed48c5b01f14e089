import type { MessageId } from '../../storefront/messages';

/**
 * Why a recording cannot be opened. none: the file is no recording. format: it is in the format of another release.
 * release: this release cannot replay it. damaged: its content cannot be unpacked. other: an error nobody foresaw.
 */
export type RefusalKind = 'none' | 'format' | 'release' | 'damaged' | 'other';

/** Why a recording cannot be opened: the kind of reason, each with a text of its own, and the message of the error. */
export interface Refusal {
  readonly kind: RefusalKind;
  readonly reason: string;
}

/** A recording that cannot be opened, for a reason that can be named. */
export class RefusedRecording extends Error {
  constructor(
    readonly kind: Exclude<RefusalKind, 'other'>,
    reason: string,
  ) {
    super(reason);
  }
}

/** The refusal that an error thrown while a recording was opened amounts to. */
export const refusalOf = (thrown: unknown): Refusal => ({
  kind: thrown instanceof RefusedRecording ? thrown.kind : 'other',
  reason: thrown instanceof Error ? thrown.message : String(thrown),
});

export const refusalTexts: Readonly<Record<RefusalKind, MessageId>> = {
  none: 'support.refused.none',
  format: 'support.refused.format',
  release: 'support.refused.release',
  damaged: 'support.refused.damaged',
  other: 'support.refused.other',
};
