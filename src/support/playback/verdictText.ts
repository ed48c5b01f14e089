import type { JournalProblem } from '../../journal/decode';
import type { Verification } from '../../journal/replay/verification';
import type { MessageId, Translate } from '../../storefront/messages';
import type { SignatureVerdict } from './playbackSlice';

interface Found {
  readonly verification: Verification;
  /** null: not read yet. */
  readonly signature: SignatureVerdict | null;
  /** The shop's public key, if known; a file may come from another shop. */
  readonly shopKey?: string | undefined;
}

/** Whether the pages that are shown are exactly those that the shopper saw, and whether a server has signed them. */
export function verdictText(t: Translate, { verification, signature, shopKey }: Found): string {
  const compared = comparedText(t, verification);
  return signature ? `${compared} · ${signatureText(t, signature, shopKey)}` : compared;
}

/** A recording is exact if all of its states were compared whole and nothing in it was left out. */
function comparedText(t: Translate, verification: Verification): string {
  const { ok, states, diverging, firstDivergence, problems } = verification;
  if (firstDivergence) return t('support.verdict.diverges', { count: diverging, type: firstDivergence.type });
  if (!ok) return faultText(t, problems[0] ?? { code: 'unreadable', message: '' });
  if (states === 0) return t('support.verdict.nothing');
  const besides = notRecorded(t, verification);
  const within = leftOutOfStates(t, verification);
  const left = [...besides, ...within].join(', ');
  if (left === '') return t('support.verdict.exact', { states });
  return t(within.length > 0 ? 'support.verdict.partly' : 'support.verdict.exactBut', { states, left });
}

/** What is wrong with a recording, and the message of the journal beside it. */
export const faultText = (t: Translate, { code, message }: Pick<JournalProblem, 'code' | 'message'>): string =>
  t('support.verdict.problem', { fault: t(FAULTS[code]), message });

const FAULTS: Readonly<Record<JournalProblem['code'], MessageId>> = {
  'bad-line': 'support.fault.line',
  'unknown-format': 'support.fault.format',
  'no-header': 'support.fault.header',
  'no-snapshot': 'support.fault.begin',
  sequence: 'support.fault.sequence',
  parts: 'support.fault.parts',
  'missing-endpoints': 'support.fault.calls',
  'unknown-application': 'support.fault.application',
  'altered-snapshot': 'support.fault.state',
  'after-end': 'support.fault.end',
  'reducer-threw': 'support.fault.stopped',
  unreadable: 'support.fault.unread',
};

/** Names what the recording lacks. */
const notRecorded = (t: Translate, { gaps, leftOut }: Verification): readonly string[] => [
  ...(gaps > 0 ? [t('support.verdict.left.gaps', { count: gaps })] : []),
  ...(leftOut > 0 ? [t('support.verdict.left.actions', { count: leftOut })] : []),
];

/** Names the parts of compared states that were left out of the comparison. */
function leftOutOfStates(t: Translate, { migrated, added, judgement }: Verification): readonly string[] {
  const slices = [...new Set([...migrated, ...added])];
  return [
    ...(slices.length > 0
      ? [t('support.verdict.left.slices', { count: slices.length, slices: slices.join(', ') })]
      : []),
    ...(judgement.verdict === 'risky'
      ? [t('support.verdict.left.unknown', { reasons: judgement.reasons.join('; ') })]
      : []),
  ];
}

function signatureText(t: Translate, signature: SignatureVerdict, shopKey: string | undefined): string {
  if (signature.verdict === 'whole' && signature.key === shopKey)
    return t('support.signature.whole', { segments: signature.segments });
  if (signature.verdict === 'whole') return t('support.signature.key', { key: signature.key });
  if (signature.verdict === 'broken')
    return t('support.signature.broken', { message: signature.problems[0]?.message ?? '' });
  return t(signature.verdict === 'unsigned' ? 'support.signature.unsigned' : 'support.signature.unknown');
}
