import { whenText } from '../../builder/toolbar/when';
import type { RecordingDetail } from '../../contract/recordings/support';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';

/** The page lives of the session: the size of each, when it arrived and whether it is complete. */
export function PartList({ parts }: Pick<RecordingDetail, 'parts'>) {
  const t = useMessages();
  const player = usePlayer();
  const { status } = useSupportSelector(selectPlayback);
  const outlines = status === 'open' ? player.outlines() : [];
  return (
    <Stack as="ol" $gap="3">
      {parts.map(({ part, actions, bytes, startedAt, receivedAt, isClosed }) => {
        const { viewport, browser } = outlines.find(({ number }) => number === part) ?? {};
        return (
          <li key={part}>
            <strong>{t('supportSession.part', { part })}</strong>
            <p>{t('supportSession.part.size', { actions, kilobytes: Math.ceil(bytes / 1024) })}</p>
            {viewport && <p>{t('supportSession.part.viewport', { ...viewport })}</p>}
            {browser && <p>{t('supportSession.part.browser', { ...browser })}</p>}
            <p>{t('supportSession.part.started', { when: whenText(t, startedAt) })}</p>
            <p>{t('supportSession.part.received', { when: whenText(t, receivedAt) })}</p>
            <p>{t(isClosed ? 'supportSession.part.closed' : 'supportSession.part.open')}</p>
          </li>
        );
      })}
    </Stack>
  );
}
