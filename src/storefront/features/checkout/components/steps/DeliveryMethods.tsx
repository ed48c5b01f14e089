import styled from 'styled-components';
import type { DeliveryGroup } from '../../../../../contract/checkout/deliveryGroup';
import { useFormatting } from '../../../../formatting';
import { useShopDispatch } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../../ui/fields/FieldGroup';
import { tokens } from '../../../../ui/theme/tokens';
import { checkoutEvents } from '../../checkoutSlice';
import { chargedFee } from '../../deliveries/chargedFee';

interface DeliveryMethodsProps {
  readonly methods: DeliveryGroup['availableDeliveryMethods'];
  readonly chosenId: string;
}

/** The methods of a delivery to choose from, with what each costs. */
export function DeliveryMethods({ methods, chosenId }: DeliveryMethodsProps) {
  const t = useMessages();
  const { money } = useFormatting();
  const dispatch = useShopDispatch();
  const feeText = (cents: number) =>
    cents === 0 ? t('checkout.delivery.free') : t('checkout.delivery.fee', { amount: money(cents) });
  return (
    <Methods>
      <legend>{t('checkout.delivery.method')}</legend>
      {methods.map((method) => (
        <Checkbox
          key={method.id}
          type="radio"
          name="deliveryMethod"
          checked={method.id === chosenId}
          onChange={() => dispatch(checkoutEvents.methodChosen({ deliveryMethodId: method.id }))}
          label={
            <>
              <strong>{method.name}</strong>
              {`\u00a0· ${feeText(chargedFee(method))}`}
            </>
          }
          hint={method.description}
        />
      ))}
    </Methods>
  );
}

const Methods = styled(FieldGroup)`
  strong {
    font-weight: 600;
  }
  small {
    color: ${tokens.color.inkSoft};
  }
`;
