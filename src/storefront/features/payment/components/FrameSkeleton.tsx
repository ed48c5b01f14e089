import { useMessages } from '../../../messages';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** The place of the frame until it says how high it is. */
export function FrameSkeleton() {
  const t = useMessages();
  return (
    <SkeletonGroup label={t('payment.loading')}>
      <Skeleton shape="block" height="13rem" />
    </SkeletonGroup>
  );
}
