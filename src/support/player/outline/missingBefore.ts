import type { Translate } from '../../../storefront/messages';
import type { RecordedPart } from '../openRecording';

interface Declared {
  readonly killed?: true;
  readonly unrecorded?: number;
  readonly unsent?: number;
}

const beforePart = (t: Translate, { killed, unrecorded = 0, unsent = 0 }: Declared): readonly string[] => [
  ...(killed ? [t('support.missing.killed')] : []),
  ...(unrecorded > 0 ? [t('support.missing.unrecorded', { count: unrecorded })] : []),
  ...(unsent > 0 ? [t('support.missing.unsentParts', { count: unsent })] : []),
];

/** A later release may have reasons that this one does not know: they are shown verbatim. */
function beforeAction(t: Translate, reason: string): string {
  switch (reason) {
    case 'size':
      return t('support.missing.size');
    case 'unsent':
      return t('support.missing.unsent');
    case 'consent-withdrawn':
      return t('support.missing.consentWithdrawn');
    case 'state-moved':
      return t('support.missing.stateMoved');
    case 'unregistered':
    case 'unserialisable':
      return t('support.missing.unwritten');
    default:
      return t('support.missing.other', { reason });
  }
}

type Declaring = Pick<RecordedPart, 'records' | 'store'>;

/** What a part declares to be missing right before one of its positions, and why; empty if nothing is missing. */
export function missingBefore(t: Translate, { records, store }: Declaring, position: number): readonly string[] {
  const header = position === 0 ? records.at(0) : undefined;
  const gap = store.gapBefore(position);
  return [
    ...(header?.k === 'header' ? beforePart(t, header) : []),
    ...(gap?.k === 'gap' ? [beforeAction(t, gap.reason)] : []),
  ];
}

/** Something that a recording declares to be missing, and before which of its positions. */
export interface Hole {
  readonly part: number;
  readonly position: number;
  /** The number of the action that leads there; 0 at the beginning of the part. */
  readonly action: number;
  readonly text: string;
}

/** Everything that the parts of a recording declare to be missing, in their order. */
export const holesIn = (t: Translate, parts: readonly Declaring[]): readonly Hole[] =>
  parts.flatMap((own, part) =>
    Array.from({ length: own.store.length + 1 }, (_none, position) =>
      missingBefore(t, own, position).map((text) => ({
        part,
        position,
        action: own.store.actionAt(position)?.n ?? 0,
        text,
      })),
    ).flat(),
  );
