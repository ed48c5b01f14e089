import styled from 'styled-components';
import { useCategoryMenu } from '../menus';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { LinkChips } from '../../ui/controls/LinkChips';
import { tokens } from '../../ui/theme/tokens';

/** The top categories as a row of links, for pages that have nothing to show. */
export function CategoryLinks() {
  const t = useMessages();
  const categories = useCategoryMenu();
  if (categories.length === 0) return null;
  return (
    <CentredChips aria-label={t('header.categories')}>
      {categories.map(
        ({ id, label, href }) =>
          href !== null && (
            <li key={id}>
              <Link href={href}>{label}</Link>
            </li>
          ),
      )}
    </CentredChips>
  );
}

/** Centred chips, for a page that has nothing else to show. */
export const CentredChips = styled(LinkChips)`
  justify-content: center;
  margin-top: ${tokens.space[4]};
`;
