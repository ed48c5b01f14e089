import styled from 'styled-components';
import { DraftField } from '../../../forms';
import { useMessages } from '../../../messages';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { countryName } from '../countryName';
import type { ShownAddress } from './AddressLines';

interface AddressFieldsProps {
  readonly form: string;
  /** ISO codes of the countries to choose from. */
  readonly countries: readonly string[];
  /** What the fields begin with: a saved address, or the account's name. */
  readonly initial?: Partial<ShownAddress>;
}

/** The fields of an address, named as the contract names them, for a `DraftForm`. */
export function AddressFields({ form, countries, initial = {} }: AddressFieldsProps) {
  const t = useMessages();
  const text = (field: keyof ShownAddress) => ({ form, field, ...(initial[field] ? { initial: initial[field] } : {}) });
  return (
    <Fields>
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
      <Wide>
        <DraftField
          {...text('companyName')}
          privacy="open"
          label={t('addresses.companyName')}
          mark={t('forms.optional')}
          autoComplete="shipping organization"
          maxLength={120}
        />
      </Wide>
      <Wide>
        <DraftField
          {...text('street')}
          privacy="personal"
          label={t('addresses.street')}
          hint={t('addresses.streetHint')}
          autoComplete="shipping street-address"
          rows={2}
          required
          maxLength={255}
        />
      </Wide>
      <DraftField
        {...text('postalCode')}
        privacy="personal"
        label={t('addresses.postalCode')}
        autoComplete="shipping postal-code"
        inputMode="numeric"
        required
        maxLength={20}
      />
      <DraftField
        {...text('city')}
        privacy="personal"
        label={t('addresses.city')}
        autoComplete="shipping address-level2"
        required
        maxLength={80}
      />
      <DraftField
        form={form}
        field="country"
        privacy="open"
        label={t('addresses.country')}
        autoComplete="shipping country"
        options={countries.map((code) => ({ value: code, label: countryName(code) }))}
        initial={initial.country ?? countries[0] ?? ''}
      />
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
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space[4]};
  ${media.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
