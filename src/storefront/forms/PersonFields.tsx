import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import { media } from '../ui/theme/media';
import { tokens } from '../ui/theme/tokens';
import { DraftField } from './DraftField';

type PersonFieldProps = Omit<ComponentProps<typeof DraftField>, 'privacy' | 'mark'>;

/** A personal value, marked if it is optional. */
export function PersonField(props: PersonFieldProps) {
  const t = useMessages();
  return <DraftField {...props} privacy="personal" {...(!props.required && { mark: t('forms.optional') })} />;
}

export const CompanyField = (props: PersonFieldProps) => <PersonField {...props} autoComplete="organization" />;
export const EmailField = (props: PersonFieldProps) => <PersonField {...props} type="email" autoComplete="email" />;
export const PhoneField = (props: PersonFieldProps) => <PersonField {...props} type="tel" autoComplete="tel" />;

/** Two fields beside each other where there is room. */
export const FieldPairs = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
