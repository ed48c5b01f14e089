import { DraftField, FieldPairs } from '../../../forms';
import { useMessages } from '../../../messages';
import type { ShownAddress } from './AddressLines';
import { PostalAddressFields, WholeRow } from './PostalAddressFields';

interface AddressFieldsProps {
  readonly form: string;
  /** ISO codes of the countries to choose from. */
  readonly countries: readonly string[];
  /** Initial values: those of a saved address, or the account's name as the company. */
  readonly initial?: Partial<ShownAddress>;
}

/** The fields of an address, named as in the contract, for a `DraftForm`. */
export function AddressFields({ form, countries, initial = {} }: AddressFieldsProps) {
  const t = useMessages();
  const text = (field: keyof ShownAddress) => ({ form, field, ...(initial[field] ? { initial: initial[field] } : {}) });
  return (
    <FieldPairs>
      <DraftField
        {...text('firstName')}
        privacy="personal"
        label={t('addresses.firstName')}
        autoComplete="shipping given-name"
        required
        maxLength={80}
      />
      <DraftField
        {...text('lastName')}
        privacy="personal"
        label={t('addresses.lastName')}
        autoComplete="shipping family-name"
        required
        maxLength={80}
      />
      <WholeRow>
        <DraftField
          {...text('companyName')}
          privacy="personal"
          label={t('addresses.companyName')}
          mark={t('forms.optional')}
          autoComplete="shipping organization"
          maxLength={120}
        />
      </WholeRow>
      <PostalAddressFields form={form} purpose="shipping" countries={countries} initial={initial} />
      <DraftField
        {...text('phoneNumber')}
        privacy="personal"
        label={t('addresses.phone')}
        mark={t('forms.optional')}
        hint={t('addresses.phoneHint')}
        autoComplete="shipping tel"
        inputMode="tel"
        type="tel"
        maxLength={40}
      />
    </FieldPairs>
  );
}
