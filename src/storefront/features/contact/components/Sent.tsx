import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CONTACT_PAGE } from '../../../../contract/contact/contactMessage';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Message } from '../../../ui/feedback/Message';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { selectReference } from '../contactSlice';

/** Replaces the form after a message was sent: its reference, and a link for another one. */
export function Sent({ reference }: { readonly reference: string }) {
  const t = useMessages();
  const isNew = useShopSelector(selectReference) !== null;
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The focused button was removed with the form.
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <Room>
      <Stack>
        <Message
          variant="success"
          announce
          title={
            <span ref={title} tabIndex={-1}>
              {t('contact.sent.title')}
            </span>
          }
        >
          <p>
            {t('contact.sent.reference')} <Reference>{reference}</Reference>
          </p>
          <p>{t('contact.sent.text')}</p>
        </Message>
        <Cluster>
          <ButtonLink href={CONTACT_PAGE}>{t('contact.sent.another')}</ButtonLink>
        </Cluster>
      </Stack>
    </Room>
  );
}

const Room = styled.div`
  max-width: 44rem;
  margin-block: ${tokens.space[5]};
`;

const Reference = styled.strong`
  && {
    display: inline;
    font-size: ${tokens.size.large};
    white-space: nowrap;
  }
`;
