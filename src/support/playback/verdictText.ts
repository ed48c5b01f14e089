import type { Verification } from '../../journal/replay/verification';
import type { Translate } from '../../storefront/messages';
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
  const { ok, states, gaps, diverging, firstDivergence, problems } = verification;
  const compared = ok
    ? t('support.verdict.exact', { states, gaps })
    : firstDivergence
      ? t('support.verdict.diverges', { count: diverging, type: firstDivergence.type })
      : t('support.verdict.problem', { message: problems[0]?.message ?? '' });
  return signature ? `${compared} · ${signatureText(t, signature, shopKey)}` : compared;
}

function signatureText(t: Translate, signature: SignatureVerdict, shopKey: string | undefined): string {
  if (signature.verdict === 'whole' && signature.key === shopKey)
    return t('support.signature.whole', { segments: signature.segments });
  if (signature.verdict === 'whole') return t('support.signature.key', { key: signature.key });
  if (signature.verdict === 'broken')
    return t('support.signature.broken', { message: signature.problems[0]?.message ?? '' });
  return t(signature.verdict === 'unsigned' ? 'support.signature.unsigned' : 'support.signature.unknown');
}
