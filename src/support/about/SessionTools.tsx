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

/** The tools for the current session of the server. */
export function SessionTools() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const session = useSession();
  // Kept loaded while the session is shown, whichever panel uses it.
  useRecording();
  useAskBeforeLeaving();
  const { status, failure } = useSupportSelector(selectPlayback);
  // Even a recording that cannot be opened has facts and can be erased, but not one whose file the server did not send.
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
