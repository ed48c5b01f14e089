import Info from 'lucide-react/icons/info';
import { Narrow } from '../../builder/toolbar/bar.styles';
import { useMessages } from '../../storefront/messages';
import { Icon } from '../../storefront/ui/controls/Icon';
import { useRecording, useSession } from '../calls/useRecording';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { CopyLink } from '../moments/CopyLink';
import { useAskBeforeLeaving } from '../notes';
import { selectPlayback } from '../playback/playbackSlice';
import { aboutOpened } from './aboutSlice';

/** Tools for a session that comes from the server: copying its link, and the dialog about it. */
export function SessionTools() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const session = useSession();
  // Keeps the session's details loaded while it is shown, whichever panel uses them.
  useRecording();
  useAskBeforeLeaving();
  const { status, failure } = useSupportSelector(selectPlayback);
  // Even a recording that cannot be opened has details and can be erased, unless the server did not send its file.
  if (session === undefined || (failure && 'status' in failure)) return null;
  return (
    <>
      {status !== 'failed' && <CopyLink />}
      <Narrow variant="quiet" onClick={() => dispatch(aboutOpened())}>
        <Icon icon={Info} size="small" />
        <span>{t('supportSession.about')}</span>
      </Narrow>
    </>
  );
}
