import { parseEmail } from '../../../../../commerce/identifiers/email';
import { CHECKOUT_ADDRESS, loginAddress } from '../../../../../contract/pages/pageReference';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { DraftField, DraftForm, FieldPairs, type Typed } from '../../../../forms';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Link } from '../../../../ui/controls/Link';
import { Actions } from '../../../../ui/layout/Actions';
import { phoneProblem } from '../../../addresses';
import { contextApi } from '../../../context';
import type { Problems } from '../../../../forms/drafts';
import { selectIsLoggedIn } from '../../../visitor';
import type { ReadCheckout } from '../../checkoutApi';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { contactForm } from '../../forms';
import { guestDetailsEvents, selectGuestUserDetails } from '../../guestDetailsSlice';

/** The person who orders, and their contact details. */
export function ContactStep({ checkout: { contactInfo } }: { readonly checkout: ReadCheckout }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const isCustomer = useShopSelector(selectIsLoggedIn);
  const { data: session } = contextApi.useSessionContextQuery();
  const { data: webstore } = contextApi.useApplicationContextQuery();
  const busy = useShopSelector((state) => selectCheckoutState(state).inFlight.some(({ kind }) => kind === 'contact'));
  const guest = useShopSelector(selectGuestUserDetails);
  const known = contactInfo ?? session?.profile ?? (guest && { firstName: '', ...guest });
  const field = (name: string, value: string | null | undefined) =>
    ({ form: contactForm, field: name, privacy: 'personal', ...(value ? { initial: value } : {}) }) as const;

  const check = (typed: Typed): Problems => {
    const phone = phoneProblem(typed['phoneNumber'] ?? '', {
      checksPhone: webstore?.skipPhoneNumberValidationEnabled !== true,
    });
    return {
      ...(typed['firstName'] === '' && { firstName: { id: 'checkout.contact.missing.firstName' } }),
      ...(typed['lastName'] === '' && { lastName: { id: 'checkout.contact.missing.lastName' } }),
      ...(parseEmail(typed['email'] ?? '') === null && { email: { id: 'checkout.contact.wrong.email' } }),
      ...(phone && { phoneNumber: phone }),
    };
  };
  return (
    <DraftForm
      form={contactForm}
      check={check}
      onReady={({ firstName = '', lastName = '', email = '', phoneNumber = '' }) => {
        if (!isCustomer) dispatch(guestDetailsEvents.given({ lastName, email, phoneNumber }));
        dispatch(checkoutEvents.contactSubmitted({ contactInfo: { firstName, lastName, email, phoneNumber } }));
      }}
    >
      {!isCustomer && (
        <p>
          {t('checkout.contact.already')}{' '}
          <Link href={loginAddress(CHECKOUT_ADDRESS)}>{t('checkout.contact.login')}</Link>
        </p>
      )}
      <FieldPairs>
        <DraftField
          {...field('firstName', known?.firstName)}
          label={t('addresses.firstName')}
          autoComplete="given-name"
          required
          maxLength={80}
        />
        <DraftField
          {...field('lastName', known?.lastName)}
          label={t('addresses.lastName')}
          autoComplete="family-name"
          required
          maxLength={80}
        />
        <DraftField
          {...field('email', known?.email)}
          label={t('checkout.contact.email')}
          hint={t('checkout.contact.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <DraftField
          {...field('phoneNumber', contactInfo?.phoneNumber ?? guest?.phoneNumber)}
          label={t('addresses.phone')}
          mark={t('forms.optional')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </FieldPairs>
      <Actions>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('checkout.saving')}>
          {t('checkout.continue')}
        </Button>
      </Actions>
    </DraftForm>
  );
}
