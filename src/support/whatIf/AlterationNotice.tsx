import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { alterationDropped, selectWhatIf } from './whatIfSlice';

/** Warns that the shopper did not see this page, and leads back to the recording. */
export function AlterationNotice() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const player = usePlayer();
  const { altered, isComparing } = useSupportSelector(selectWhatIf);
  if (!altered) return null;
  const feature = player.outlines()[altered.part]?.actions[altered.position - 1]?.feature ?? '';
  return (
    <Message variant="warning" announce title={t('support.whatIf.notice', { feature })}>
      <Stack $gap="3">
        <p>{t('support.whatIf.limits')}</p>
        <Cluster>
          <Button disabled={isComparing} onClick={() => dispatch(alterationDropped())}>
            {t('support.whatIf.back')}
          </Button>
        </Cluster>
      </Stack>
    </Message>
  );
}
