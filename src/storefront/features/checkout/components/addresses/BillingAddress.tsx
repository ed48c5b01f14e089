import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { Personal } from '../../../../kernel/personal';
import { DraftField, DraftForm, FieldPairs, type Typed } from '../../../../forms';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { Stack } from '../../../../ui/layout/Stack';
import { AddressLines, checkAddress, PostalAddressFields, useCountries, WholeRow } from '../../../addresses';
import type { Problems } from '../../../../forms/drafts';
import type { ReadCheckout } from '../../checkoutApi';
import { heldGroups, selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { billingForm } from '../../forms';
import { useBilled } from './useBilled';

/** Whether the billing address differs from the delivery address, and whom the invoice will be made out to. */
export function BillingAddress({ checkout }: { readonly checkout: ReadCheckout }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { billing } = useShopSelector(selectCheckoutState);
  const billed = useBilled(checkout);
  // Of several deliveries, only the whole address says which.
  const isAtDelivery = !billing.differs && heldGroups(checkout).length === 1;
  return (
    <Stack $gap="2">
      {billed !== null && isAtDelivery && (
        <p>
          {t('checkout.billing.atDelivery')} <Personal token={billed.companyName || billed.name} />
        </p>
      )}
      <Checkbox
        label={t('checkout.billing.differs')}
        checked={billing.differs}
        onChange={({ target }) => dispatch(checkoutEvents.billingChosen({ differs: target.checked }))}
      />
      {billing.differs && billing.address === null && <BillingForm />}
      {billed !== null && !isAtDelivery && (
        <>
          <h3>{t('checkout.billing.title')}</h3>
          <AddressLines address={billed} />
        </>
      )}
      {billing.address !== null && (
        <div>
          <Button variant="quiet" onClick={() => dispatch(checkoutEvents.billingChosen({ differs: true }))}>
            {t('checkout.billing.change')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function BillingForm() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const countries = useCountries();
  const check = (typed: Typed): Problems => {
    // A billing address has one name line, for a person or a company, instead of first and last name.
    const named = { ...typed, firstName: '-', lastName: '-', phoneNumber: '' };
    return {
      ...(typed['name'] === '' && { name: { id: 'checkout.billing.missing' } }),
      ...checkAddress(named, { countries, checksPhone: false }),
    };
  };
  return (
    <DraftForm
      form={billingForm}
      check={check}
      onReady={({ name = '', street = '', postalCode = '', city = '', country = '' }) =>
        dispatch(checkoutEvents.billingSubmitted({ address: { name, street, postalCode, city, country } }))
      }
    >
      <FieldPairs>
        <WholeRow>
          <DraftField
            form={billingForm}
            field="name"
            privacy="personal"
            label={t('checkout.billing.name')}
            autoComplete="billing name"
            required
            maxLength={120}
          />
        </WholeRow>
        <PostalAddressFields form={billingForm} purpose="billing" countries={countries} />
      </FieldPairs>
      <div>
        <Button type="submit" variant="primary">
          {t('checkout.billing.use')}
        </Button>
      </div>
    </DraftForm>
  );
}
