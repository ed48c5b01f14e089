import styled from 'styled-components';
import { contentPageApi, selectChannelOrSite } from '../../features/content/page';
import { useShopSelector } from '../../kernel/hooks';
import { useCategoryMenu } from '../../layout/menus';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { Grid } from '../../ui/layout/Grid';
import { tokens } from '../../ui/theme/tokens';

/** All categories and contents as nested links. */
export function SiteMap() {
  const t = useMessages();
  const categories = useCategoryMenu();
  const channelOrSiteId = useShopSelector(selectChannelOrSite);
  const { data } = contentPageApi.useContentPlacesQuery(channelOrSiteId);
  const pages = [...(data ?? [])].sort((a, b) => (a.path < b.path ? -1 : 1));
  return (
    <>
      <h2>{t('content.siteMap.shelves')}</h2>
      <Columns list spacing="medium">
        {categories.map((category) => (
          <li key={category.id}>
            <Branch item={category} />
          </li>
        ))}
      </Columns>
      <h2>{t('content.siteMap.pages')}</h2>
      <Pages>
        {pages.map(({ title, path }) => (
          <Page key={path} $depth={path.split('/').length - 2}>
            <Link href={path}>{title}</Link>
          </Page>
        ))}
      </Pages>
    </>
  );
}

type Category = ReturnType<typeof useCategoryMenu>[number];

function Branch({ item: { label, href, items } }: { readonly item: Category }) {
  return (
    <>
      {href === null ? label : <Link href={href}>{label}</Link>}
      {items.length > 0 && (
        <ul>
          {items.map((child) => (
            <li key={child.id}>
              <Branch item={child} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const Columns = styled(Grid)`
  padding: 0;
  list-style: none;
  > li > a {
    font-weight: 600;
  }
  ul {
    padding-left: ${tokens.space[4]};
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${tokens.space[1]};
  }
`;

const Pages = styled.ul`
  columns: 20rem;
  column-gap: ${tokens.space[6]};
  padding: 0;
  list-style: none;
`;

const Page = styled.li<{ readonly $depth: number }>`
  break-inside: avoid;
  padding-left: calc(${({ $depth }) => $depth} * ${tokens.space[5]});
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${tokens.space[1]};
    ${({ $depth }) => $depth === 0 && 'font-weight: 600;'}
  }
`;
