import { useMessages } from '../../storefront/messages';
import { useSupportSelector } from '../kernel/hooks';
import { selectPlayback } from '../playback/playbackSlice';

/** Whether the pages that are shown are exactly those that the shopper saw. */
export function VerdictLine() {
  const t = useMessages();
  const { status, compared, verification } = useSupportSelector(selectPlayback);
  if (status === 'reading') return <p role="status">{t('support.session.reading')}</p>;
  if (status !== 'open') return null;
  if (!verification) return <p role="status">{t('support.verdict.comparing', { percent: compared })}</p>;
  const { ok, states, gaps, diverging, firstDivergence, problems } = verification;
  if (ok) return <p role="status">{t('support.verdict.exact', { states, gaps })}</p>;
  return (
    <p role="status">
      {firstDivergence
        ? t('support.verdict.diverges', { count: diverging, type: firstDivergence.type })
        : t('support.verdict.problem', { message: problems[0]?.message ?? '' })}
    </p>
  );
}
