import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { useFormatting } from '../../../formatting';
import { Personal } from '../../../kernel/personal';
import { useMessages } from '../../../messages';

type DeliveryTermsProps = Pick<
  DeliveryGroup,
  'selectedDeliveryMethod' | 'desiredDeliveryDate' | 'deliveryDays' | 'shippingInstructions'
>;

/** How and when a delivery comes, between which hours, and what the driver is asked to do. */
export function DeliveryTerms({
  selectedDeliveryMethod: method,
  desiredDeliveryDate,
  deliveryDays,
  shippingInstructions,
}: DeliveryTermsProps) {
  const t = useMessages();
  const { day } = useFormatting();
  const when = desiredDeliveryDate ?? deliveryDays[0];
  return (
    <>
      <p>
        {method?.name}
        {when !== undefined && `, ${day(when)}`}
      </p>
      {method?.description && <p>{method.description}</p>}
      {shippingInstructions && (
        <p>
          {t('checkout.delivery.instructionsOf')} <Personal token={shippingInstructions} />
        </p>
      )}
    </>
  );
}
