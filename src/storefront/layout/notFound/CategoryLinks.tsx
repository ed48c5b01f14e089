import styled from 'styled-components';
import { useCategoryMenu } from '../menus';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { tokens } from '../../ui/theme/tokens';

/** The top categories as a row of links: the ways on from a page that has nothing to show. */
export function CategoryLinks() {
  const t = useMessages();
  const categories = useCategoryMenu();
  if (categories.length === 0) return null;
  return (
    <Chips aria-label={t('header.categories')}>
      {categories.map(
        ({ id, label, href }) =>
          href !== null && (
            <li key={id}>
              <Link href={href}>{label}</Link>
            </li>
          ),
      )}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[4]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[4]};
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.surface};
    text-decoration: none;
  }
  a:hover {
    border-color: ${tokens.color.pine};
  }
`;
