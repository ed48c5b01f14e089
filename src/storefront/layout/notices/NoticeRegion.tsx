import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { ToastRegion } from '../../ui/feedback/ToastRegion';
import { noticeToast } from './lazyNoticeToast';
import { selectMaxShown, selectPosition, selectPositioning, selectQueue } from '../../features/notices';

/** The shop's toasts; must be rendered once, in the shell, outside every other layer. */
export function NoticeRegion() {
  const t = useMessages();
  const queue = useShopSelector(selectQueue);
  const maxShown = useShopSelector(selectMaxShown);
  return (
    <ToastRegion
      label={t('shell.notices')}
      position={useShopSelector(selectPosition)}
      positioning={useShopSelector(selectPositioning)}
    >
      {queue.slice(0, maxShown).map((notice) => (
        <noticeToast.Show key={notice.id} notice={notice} />
      ))}
    </ToastRegion>
  );
}
