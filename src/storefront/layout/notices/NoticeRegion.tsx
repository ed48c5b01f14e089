import { useShopSelector } from '../../kernel/hooks';
import { TOAST_MAX_SHOWN } from '../../../contract/constants';
import { useMessages } from '../../messages';
import { ToastRegion } from '../../ui/feedback/ToastRegion';
import { noticeToast } from './lazyNoticeToast';
import { selectQueue } from '../../features/notices';

/** The shop's toasts; render it once, in the shell, outside every other layer. */
export function NoticeRegion() {
  const t = useMessages();
  const queue = useShopSelector(selectQueue);
  return (
    <ToastRegion label={t('shell.notices')}>
      {queue.slice(0, TOAST_MAX_SHOWN).map((notice) => (
        <noticeToast.Show key={notice.id} notice={notice} />
      ))}
    </ToastRegion>
  );
}
