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
  const branches = branchesOf(data ?? []);
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
        {branches.map((pages) => (
          <li key={pages[0]?.path}>
            <ul>
              {pages.map(({ title, path }) => (
                <Page key={path} $depth={path.split('/').length - 2}>
                  <Link href={path}>{unhyphenated(title)}</Link>
                </Page>
              ))}
            </ul>
          </li>
        ))}
      </Pages>
    </>
  );
}

interface Place {
  readonly title: string;
  readonly path: string;
}

/** The pages by the first part of their path, the largest branch first, single pages last. */
function branchesOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const branches = new Map<string, Place[]>();
  for (const place of [...places].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const [, name = ''] = place.path.split('/');
    branches.set(name, [...(branches.get(name) ?? []), place]);
  }
  return [...branches.values()].sort((a, b) => b.length - a.length);
}

/** "ai-je", "petit-déjeuner": no line ends at such a hyphen. */
const unhyphenated = (title: string): string => title.replace(/(\p{L}-)(?=\p{L})/gu, '$1\u2060');

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
  > li {
    break-inside: avoid;
  }
  ul {
    padding: 0;
  }
`;

const Page = styled.li<{ readonly $depth: number }>`
  padding-left: calc(${({ $depth }) => $depth} * ${tokens.space[5]});
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${tokens.space[1]};
    ${({ $depth }) => $depth === 0 && 'font-weight: 600;'}
  }
`;
