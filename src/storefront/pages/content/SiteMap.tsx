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
  const blocks = blocksOf(data ?? []);
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
        {blocks.map((pages) => (
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

interface ListedPage {
  readonly title: string;
  readonly path: string;
}

function grouped(pages: readonly ListedPage[], parts: number): readonly (readonly ListedPage[])[] {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const above = page.path
      .split('/')
      .slice(1, 1 + parts)
      .join('/');
    groups.set(above, [...(groups.get(above) ?? []), page]);
  }
  return [...groups.values()];
}

/** What a column does not divide: a page with what is below it. The largest branches come first, single pages last. */
function blocksOf(pages: readonly ListedPage[]): readonly (readonly ListedPage[])[] {
  const byPath = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const branches = [...grouped(byPath, 1)].sort((a, b) => b.length - a.length);
  return grouped(branches.flat(), 2);
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
