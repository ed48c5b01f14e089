import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useDifferences } from './useDifferences';
import type { ShownMoment } from './useMoment';
import { useSummary } from './useSummary';

/** Maximum number of differences shown per action. */
const MOST = 200;

/** What the current action changed in the state. */
export function DifferencePanel({ shown, position }: ShownMoment) {
  const t = useMessages();
  const summaryOf = useSummary();
  const { found, isCurrent } = useDifferences(shown, position);
  if (!found) return <p role="status">{t('support.panel.comparing')}</p>;
  if (found.length === 0) return <p aria-busy={!isCurrent}>{t('support.panel.unchanged')}</p>;
  return (
    <List as="ul" $gap="2" aria-busy={!isCurrent}>
      {found.slice(0, MOST).map(({ path, before, after }) => (
        <li key={path.join('/')}>
          <strong>{path.join(' › ')}</strong>
          <del>{summaryOf(before)}</del> <ins>{summaryOf(after)}</ins>
        </li>
      ))}
      {found.length > MOST && <li>{t('support.panel.more', { count: found.length - MOST })}</li>}
    </List>
  );
}

const List = styled(Stack)`
  strong {
    display: block;
  }
  del {
    color: ${tokens.color.danger};
  }
  ins {
    color: ${tokens.color.success};
    text-decoration: none;
  }
`;
