import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import styled from 'styled-components';
import { ButtonLink } from '../controls/ButtonLink';
import { Icon } from '../controls/Icon';
import { tokens } from '../theme/tokens';

interface Step {
  /** null: no such page. */
  readonly href: string | null;
  readonly label: string;
}

interface PageStepsProps {
  readonly label: string;
  readonly previous: Step;
  readonly next: Step;
}

/** Links to the previous and next page of a list of unknown length; renders nothing if there is neither. */
export function PageSteps({ label, previous, next }: PageStepsProps) {
  if (previous.href === null && next.href === null) return null;
  return (
    <Root aria-label={label}>
      {previous.href !== null && (
        <ButtonLink href={previous.href} rel="prev">
          <Icon icon={ChevronLeft} size="small" />
          {previous.label}
        </ButtonLink>
      )}
      {next.href !== null && (
        <ButtonLink href={next.href} rel="next">
          {next.label}
          <Icon icon={ChevronRight} size="small" />
        </ButtonLink>
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  > [rel='next'] {
    margin-left: auto;
  }
`;
