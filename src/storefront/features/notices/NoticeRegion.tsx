import { useShopDispatch, useShopSelector } from '../../app/hooks';
import { TOAST_MAX_SHOWN } from '../../../contract/constants';
import { useFormatting } from '../../formatting';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { Toast } from '../../ui/feedback/Toast';
import { ToastRegion } from '../../ui/feedback/ToastRegion';
import {
  noticeDismissed,
  noticePaused,
  noticeResumed,
  selectQueue,
  type Notice,
  type NoticeText,
} from './noticesSlice';

const variantLabels = {
  success: 'notices.success',
  info: 'notices.info',
  warning: 'notices.warning',
  error: 'notices.error',
  processing: 'notices.processing',
} as const;

/** The toasts of the shop; render it once, in the shell, outside of every other layer. */
export function NoticeRegion() {
  const t = useMessages();
  const queue = useShopSelector(selectQueue);
  return (
    <ToastRegion label={t('notices.region')}>
      {queue.slice(0, TOAST_MAX_SHOWN).map((notice) => (
        <NoticeToast key={notice.id} notice={notice} />
      ))}
    </ToastRegion>
  );
}

function NoticeToast({ notice }: { readonly notice: Notice }) {
  const t = useMessages();
  const formatting = useFormatting();
  const dispatch = useShopDispatch();
  const { id, variant, label, message, link, leaving } = notice;
  const written = (text: NoticeText): string => t(text.id, formatting.values(text.values ?? {}));
  return (
    <Toast
      variant={variant}
      variantLabel={t(variantLabels[variant])}
      label={written(label)}
      message={
        (message || link) && (
          <>
            {message && written(message)} {link && <Link href={link.href}>{written(link.label)}</Link>}
          </>
        )
      }
      closeLabel={t('notices.close')}
      onClose={() => dispatch(noticeDismissed({ id }))}
      onPause={() => dispatch(noticePaused({ id }))}
      onResume={() => dispatch(noticeResumed({ id }))}
      leaving={leaving}
    />
  );
}
