import styled from 'styled-components';
import { Personal } from '../../../kernel/personal';
import { useCountryName } from '../countryName';
import { inNameOrder } from '../nameOrder';
import { shownPhone } from '../shownPhone';

/** An address of the contract, with personal values as tokens. */
export interface ShownAddress {
  readonly name: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly companyName?: string | null;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber?: string | null;
}

/** A person's name with its parts in the country's order; the full name if there are no parts. */
export function PersonName({
  name,
  firstName,
  lastName,
  country,
}: Omit<ShownAddress, 'street' | 'postalCode' | 'city'>) {
  if (!firstName || !lastName) return <Personal token={name} />;
  const [first, second] = inNameOrder(country, firstName, lastName);
  return (
    <>
      <Personal token={first} /> <Personal token={second} />
    </>
  );
}

export function PhoneNumber({ token }: { readonly token: string }) {
  return <Personal token={token} format={shownPhone} />;
}

/** An address in postal format. */
export function AddressLines({ address }: { readonly address: ShownAddress }) {
  const countryName = useCountryName();
  const { companyName, street, postalCode, city, country, phoneNumber } = address;
  return (
    <Lines>
      {companyName && (
        <strong>
          <Personal token={companyName} />
        </strong>
      )}
      <span>
        <PersonName {...address} />
      </span>
      <span>
        <Personal token={street} />
      </span>
      <span>
        <Personal token={postalCode} />
        {'\u00a0'}
        <Personal token={city} />
      </span>
      <span>{countryName(country)}</span>
      {phoneNumber && (
        <span>
          <PhoneNumber token={phoneNumber} />
        </span>
      )}
    </Lines>
  );
}

const Lines = styled.address`
  display: grid;
  font-style: normal;
  strong {
    font-weight: 600;
  }
  span {
    white-space: pre-line;
  }
`;
