import styled from 'styled-components';
import type { Address } from '../../../../../contract/addresses/address';
import { Personal } from '../../../../kernel/personal';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../../ui/fields/FieldGroup';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { tokens } from '../../../../ui/theme/tokens';
import { AddressLines } from '../../../addresses';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';

interface AddressChoicesProps {
  readonly book: readonly Address[];
  /** The id of the chosen address; any other text stands for a new one. */
  readonly chosen: string;
}

/** The addresses of the address book, and a new one, to choose from; the chosen one can be edited. */
export function AddressChoices({ book, chosen }: AddressChoicesProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { editing } = useShopSelector(selectCheckoutState).delivery;
  const isSaved = book.some(({ addressId }) => addressId === chosen);
  return (
    <Choices>
      <legend>{t('checkout.address.legend')}</legend>
      {book.map((address) => (
        <Choice key={address.addressId} $chosen={address.addressId === chosen}>
          <Checkbox
            type="radio"
            name="deliveryAddress"
            checked={address.addressId === chosen}
            onChange={() => dispatch(checkoutEvents.addressChosen({ choosing: address.addressId }))}
            label={<AddressLines address={address} />}
          />
          {address.addressId === chosen && editing !== chosen && (
            <Button
              variant="quiet"
              onClick={() => dispatch(checkoutEvents.addressEdited({ addressId: address.addressId }))}
            >
              {t('checkout.address.edit')}
              <VisuallyHidden>
                {' '}
                <Personal token={address.companyName || address.name} />
              </VisuallyHidden>
            </Button>
          )}
        </Choice>
      ))}
      <Choice $chosen={!isSaved}>
        <Checkbox
          type="radio"
          name="deliveryAddress"
          checked={!isSaved}
          onChange={() => dispatch(checkoutEvents.addressChosen({ choosing: 'new' }))}
          label={t('checkout.address.new')}
        />
      </Choice>
    </Choices>
  );
}

const Choices = styled(FieldGroup)`
  display: grid;
  gap: ${tokens.space[2]};
  legend {
    margin-bottom: ${tokens.space[2]};
  }
`;

const Choice = styled.div<{ readonly $chosen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0 ${tokens.space[3]};
  padding: 0 ${tokens.space[3]};
  > button {
    margin-left: auto;
  }
  border: 1px solid ${({ $chosen }) => ($chosen ? tokens.color.pine : tokens.color.hairline)};
  border-radius: ${tokens.radius.control};
`;
