import MapPinOff from 'lucide-react/icons/map-pin-off';
import styled from 'styled-components';
import { HOME_ADDRESS } from '../../contract/pageReference';
import { useCategoryMenu } from '../features/menus';
import { SearchForm } from '../features/search';
import { useMessages } from '../messages';
import { ButtonLink } from '../ui/controls/ButtonLink';
import { Icon } from '../ui/controls/Icon';
import { Link } from '../ui/controls/Link';
import { PageColumn } from '../ui/layout/PageFrame';
import { tokens } from '../ui/theme/tokens';

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
}

/** There is no such thing here: says what, and offers the search box and the categories. */
export function NotFound({ title, text }: NotFoundProps) {
  const t = useMessages();
  return (
    <Page>
      <Icon icon={MapPinOff} size="large" />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <SearchForm landmark={t('errors.missing.search')} />
      <ButtonLink href={HOME_ADDRESS}>{t('errors.home')}</ButtonLink>
      <CategoryLinks />
    </Page>
  );
}

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

const Page = styled(PageColumn)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[12]};
  text-align: center;
  > svg {
    color: ${tokens.color.butterDeep};
  }
  > p {
    max-width: 34rem;
    color: ${tokens.color.inkSoft};
  }
  > div {
    width: min(100%, 34rem);
  }
`;

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
