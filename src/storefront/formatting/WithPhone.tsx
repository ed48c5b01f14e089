import { Fragment } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import { phoneAddress } from './phoneAddress';

/** A text in which the shop's telephone number is a link that calls it; not for a text inside a link. */
export function WithPhone({ text }: { readonly text: string }) {
  const t = useMessages();
  const phone = t('header.phone');
  return text.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Unbroken href={phoneAddress(phone)}>{phone}</Unbroken>}
      {part}
    </Fragment>
  ));
}

const Unbroken = styled.a`
  white-space: nowrap;
`;
