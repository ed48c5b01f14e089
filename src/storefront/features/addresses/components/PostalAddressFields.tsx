import styled from 'styled-components';
import { DraftField } from '../../../forms';
import { useMessages } from '../../../messages';
import { useCountryName } from '../countryName';
import type { ShownAddress } from './AddressLines';

interface PostalAddressFieldsProps {
  readonly form: string;
  /** The kind of address in the `autocomplete` attributes. */
  readonly purpose: 'shipping' | 'billing';
  /** ISO codes of the countries to choose from. */
  readonly countries: readonly string[];
  readonly initial?: Partial<ShownAddress>;
}

/** Street, postal code, town and country, for `FieldPairs`. */
export function PostalAddressFields({ form, purpose, countries, initial = {} }: PostalAddressFieldsProps) {
  const t = useMessages();
  const countryName = useCountryName();
  const personal = (field: 'street' | 'postalCode' | 'city') => ({
    form,
    field,
    privacy: 'personal' as const,
    required: true,
    ...(initial[field] ? { initial: initial[field] } : {}),
  });
  return (
    <>
      <WholeRow>
        <DraftField
          {...personal('street')}
          label={t('addresses.street')}
          hint={t('addresses.streetHint')}
          autoComplete={`${purpose} street-address`}
          rows={2}
          maxLength={255}
        />
      </WholeRow>
      <DraftField
        {...personal('postalCode')}
        label={t('addresses.postalCode')}
        autoComplete={`${purpose} postal-code`}
        inputMode="numeric"
        maxLength={20}
      />
      <DraftField
        {...personal('city')}
        label={t('addresses.city')}
        autoComplete={`${purpose} address-level2`}
        maxLength={80}
      />
      <DraftField
        form={form}
        field="country"
        privacy="open"
        label={t('addresses.country')}
        autoComplete={`${purpose} country`}
        options={countries.map((code) => ({ value: code, label: countryName(code) }))}
        initial={initial.country ?? countries[0] ?? ''}
      />
    </>
  );
}

/** Takes a whole row of `FieldPairs`. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
`;
