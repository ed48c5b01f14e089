import styled from 'styled-components';
import { pathsAbove } from '../../../contract/content/parentPaths';
import { contentPageApi, selectChannelOrSite } from '../../features/content/page';
import { useShopSelector } from '../../kernel/hooks';
import { useCategoryMenu } from '../../layout/menus';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { Grid } from '../../ui/layout/Grid';
import { tokens } from '../../ui/theme/tokens';

/** The categories of the menu, and all contents that have a page of their own, as nested links. */
export function SiteMap() {
  const t = useMessages();
  const categories = useCategoryMenu();
  const channelOrSiteId = useShopSelector(selectChannelOrSite);
  const { data } = contentPageApi.useContentPlacesQuery(channelOrSiteId);
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
        <PageItems pages={treeOf(data ?? [])} />
      </Pages>
    </>
  );
}

interface ListedPage {
  readonly title: string;
  readonly path: string;
}

interface PageTree extends ListedPage {
  readonly below: PageTree[];
}

/**
 * The pages, each with those below its path, in the order of their titles; at the top the largest branches come first,
 * single pages last.
 */
function treeOf(pages: readonly ListedPage[]): readonly PageTree[] {
  const byPath = new Map(pages.map(({ title, path }) => [path, { title, path, below: [] as PageTree[] }]));
  const tops: PageTree[] = [];
  for (const page of [...byPath.values()].sort((a, b) => collator.compare(a.title, b.title))) {
    const parent = pathsAbove(page.path).find((above) => byPath.has(above)) ?? '';
    (byPath.get(parent)?.below ?? tops).push(page);
  }
  return tops.sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** Equal for "é" and "e", as in a dictionary; in French whatever the page's language, because most contents are. */
const collator = new Intl.Collator('fr', { numeric: true });

const sizeOf = ({ below }: PageTree): number => below.reduce((size, page) => size + sizeOf(page), 1);

const PageItems = ({ pages }: { readonly pages: readonly PageTree[] }) =>
  pages.map(({ title, path, below }) => (
    <li key={path}>
      <Link href={path}>{unhyphenated(title)}</Link>
      {below.length > 0 && (
        <ul>
          <PageItems pages={below} />
        </ul>
      )}
    </li>
  ));

/** "ai-je", "petit-déjeuner": no line break at such a hyphen. */
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
  /* A column break never separates a page from those below it, except at the top level, where there are many. */
  > li > ul > li {
    break-inside: avoid;
  }
  > li:not(:first-child) {
    margin-top: ${tokens.space[4]};
  }
  > li > a {
    break-after: avoid;
    font-weight: 600;
  }
  ul {
    padding-left: ${tokens.space[5]};
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${tokens.space[1]};
  }
`;
