import Info from 'lucide-react/icons/info';
import { Narrow } from '../../builder/toolbar/bar.styles';
import { useMessages } from '../../storefront/messages';
import { Icon } from '../../storefront/ui/controls/Icon';
import { useRecording, useSession } from '../calls/useRecording';
import { useSupportDispatch } from '../kernel/hooks';
import { CopyLink } from '../moments/CopyLink';
import { useAskBeforeLeaving } from '../notes';
import { aboutOpened } from './aboutSlice';

/** What can be done with a session of the server that is shown. */
export function SessionTools() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const session = useSession();
  // Kept as long as the session is shown, whichever panel asks for it.
  useRecording();
  useAskBeforeLeaving();
  if (session === undefined) return null;
  return (
    <>
      <CopyLink />
      <Narrow variant="quiet" onClick={() => dispatch(aboutOpened())}>
        <Icon icon={Info} size="small" />
        <span>{t('supportSession.about')}</span>
      </Narrow>
    </>
  );
}
