import Plus from 'lucide-react/icons/plus';
import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { DELIVERY_GROUP_LIMIT } from '../../../../contract/constants';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/controls/Icon';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { FailedRead } from '../../fallback/retry/late';
import { selectCheckoutState } from '../checkoutSelectors';
import type { ReadCheckout } from '../checkoutApi';
import { checkoutEvents } from '../checkoutSlice';
import { NEW_GROUP } from '../checkoutState';
import { AddressChooser } from '../components/addresses/AddressChooser';
import { ProblemMessage } from '../components/ProblemMessage';
import { deliveryGroupsApi, wholeGroups } from '../deliveryGroupsApi';
import { DeliveryCard } from './DeliveryCard';
import { DoneHeading } from './DoneHeading';
import { ShareOut } from './ShareOut';
import { useFocusedWhen } from './useFocusedWhen';

/** Several deliveries: their addresses and lines, adding another one, and distributing the lines. */
export function Deliveries({ checkout }: { readonly checkout: ReadCheckout }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { delivery, problems } = useShopSelector(selectCheckoutState);
  const { data, error, isFetching, refetch } = deliveryGroupsApi.useDeliveryGroupsQuery(wholeGroups);
  const groups = data?.items;
  const isAdding = delivery.group === NEW_GROUP;
  // An open form shows its own problem.
  const problem = delivery.group === null ? problems.delivery : undefined;
  return (
    <Stack>
      <Stack $gap="2">
        <DoneHeading>{t('checkout.deliveries.heading')}</DoneHeading>
        <p>{t('checkout.deliveries.intro')}</p>
      </Stack>
      {problem && <ProblemMessage problem={problem} />}
      {!groups && error && (
        <FailedRead announced busy={isFetching} onRetry={refetch} retryLabel={t('checkout.retry')}>
          {t('checkout.deliveries.failed')}
        </FailedRead>
      )}
      {!groups && !error && (
        <SkeletonGroup label={t('checkout.deliveries.loading')}>
          <Skeleton height="10rem" shape="block" />
        </SkeletonGroup>
      )}
      {groups?.map((group) => (
        <DeliveryCard key={group.id} group={group} groups={groups} />
      ))}
      {isAdding && groups ? (
        <Added groups={groups} />
      ) : (
        groups &&
        groups.length < DELIVERY_GROUP_LIMIT && (
          <div>
            <Button onClick={() => dispatch(checkoutEvents.groupOpened({ group: NEW_GROUP }))}>
              <Icon icon={Plus} size="small" />
              {t('checkout.deliveries.add')}
            </Button>
          </div>
        )
      )}
      {groups && groups.length > 1 && <ShareOut groups={groups} checkout={checkout} />}
    </Stack>
  );
}

/** The form for another delivery: only its address, on which everything else depends. */
function Added({ groups }: { readonly groups: readonly DeliveryGroup[] }) {
  const t = useMessages();
  const heading = useFocusedWhen(true);
  return (
    <Card as="section" aria-labelledby="delivery-new">
      <Stack>
        <h4 id="delivery-new" ref={heading} tabIndex={-1}>
          {t('checkout.deliveries.new')}
        </h4>
        <AddressChooser current={null} group={NEW_GROUP} groups={groups} />
      </Stack>
    </Card>
  );
}
