import { useMessages } from '../../../messages';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Reserves space until the frame reports its height. */
export function FrameSkeleton() {
  const t = useMessages();
  return (
    <SkeletonGroup label={t('payment.loading')}>
      <Skeleton shape="block" height="13rem" />
    </SkeletonGroup>
  );
}
