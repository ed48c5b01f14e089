import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { BREAKPOINTS } from '../../../../contract/constants';
import { allBlocks } from '../../../../commerce/content/allBlocks';
import { headingAnchors } from '../../../../commerce/content/headingAnchors';
import type { ContentBlock, WidgetName } from '../../../../contract/content/contentDocument';
import { pathsAbove } from '../../../../contract/content/parentPaths';
import { namedPage, referenceOf } from '../../../../contract/pages/references';
import { useFormatting } from '../../../formatting';
import { useShopSelector } from '../../../kernel/hooks';
import { selectLocation } from '../../../kernel/location';
import { useMessages } from '../../../messages';
import { PageColumn } from '../../../ui/layout/PageFrame';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { Breadcrumb } from '../../../ui/wayfinding/Breadcrumb';
import {
  type ContentAt,
  ContentContext,
  fillPlaceholders,
  imageInfosOf,
  readHelpTerm,
  shopFacts,
} from '../../../features/content/page';
import { NextSteps } from '../NextSteps';
import { Blocks } from './Blocks';
import { ContentPicture } from './ContentPicture';
import { useDataLanguage } from '../../../features/context';

interface ContentArticleProps {
  readonly found: ContentAt & { readonly content: NonNullable<ContentAt['content']> };
  readonly widget: (name: WidgetName) => ReactNode;
}

/** A content as a page: breadcrumb, title, description and picture, then its blocks. */
export function ContentArticle({ found: { content, references }, widget }: ContentArticleProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const formatting = useFormatting();
  const facts = useMemo(() => shopFacts(formatting, t), [formatting, t]);
  const { description = '', picture = null, blocks = NO_BLOCKS } = content.contentBody;
  const surroundings = useMemo(
    () => ({ facts, references, images: imageInfosOf(references), anchors: headingAnchors(blocks) }),
    [facts, references, blocks],
  );
  const path = content.unauthenticatedUrl ?? '';
  const above = [...pathsAbove(path)]
    .reverse()
    .flatMap((parent) => references.find(({ unauthenticatedUrl }) => unauthenticatedUrl === parent) ?? []);
  const { search } = useShopSelector(selectLocation);
  // A search of the help shows results and topics instead of the page's own texts.
  const isSearched = readHelpTerm(new URLSearchParams(search)) !== '' && blocks.some(isHelpSearch);
  const shown = isSearched ? blocks.filter((block) => isHelpSearch(block) || block.kind === 'contents') : blocks;
  return (
    <ContentContext value={surroundings}>
      <Page as="article" lang={lang} $width={widthOf(picture, allBlocks(blocks))}>
        <Breadcrumb
          label={t('content.trail')}
          items={[
            { label: t('shell.home'), reference: namedPage('Home') },
            ...above.map(({ title, unauthenticatedUrl }) => ({
              label: fillPlaceholders(title, facts),
              reference: referenceOf(unauthenticatedUrl ?? ''),
            })),
            { label: fillPlaceholders(content.title, facts) },
          ]}
        />
        <Opening $pictured={picture !== null}>
          <header>
            <h1 tabIndex={-1}>{fillPlaceholders(content.title, facts)}</h1>
            <p>{fillPlaceholders(description, facts)}</p>
          </header>
          <ContentPicture contentKey={picture} alt="" sizes={openingSizes} eager />
        </Opening>
        <Blocks blocks={shown} widget={widget} />
        <NextSteps path={path} above={above} blocks={blocks} />
      </Page>
    </ContentContext>
  );
}

const NO_BLOCKS: readonly ContentBlock[] = [];

const isHelpSearch = (block: ContentBlock): boolean => block.kind === 'widget' && block.widget === 'helpSearch';

/** The site map has a column for each category, a shelf up to five products in a row: they take the whole width. */
const isWhole = (block: ContentBlock): boolean =>
  block.kind === 'shelf' || (block.kind === 'widget' && block.widget === 'siteMap');

/** The width of a page: running text needs short lines, while columns and grids need space. */
function widthOf(picture: string | null, blocks: readonly ContentBlock[]): string {
  if (picture !== null || blocks.some(isWhole)) return 'none';
  return blocks.some(({ kind }) => kind === 'columns' || kind === 'grid') ? '76rem' : '48rem';
}

const measure = '44rem';
const openingSizes = `(min-width: ${BREAKPOINTS.largeMin}) 36rem, 100vw`;

const Opening = styled.div<{ readonly $pictured: boolean }>`
  display: grid;
  gap: ${tokens.space[5]};
  margin-block: ${tokens.space[4]} ${tokens.space[6]};
  header {
    max-width: ${measure};
  }
  header p {
    margin-top: ${tokens.space[3]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.large};
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${tokens.radius.card};
  }
  ${media.large} {
    ${({ $pictured }) => $pictured && 'grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);'}
    align-items: center;
  }
`;

/** The page's column at the width of `widthOf`, centred in a wider window; 'none': as wide as any page of the shop. */
const Page = styled(PageColumn)<{ readonly $width: string }>`
  ${({ $width }) => $width !== 'none' && `max-width: ${$width};`}
  padding-block: ${tokens.space[4]} ${tokens.space[12]};
`;
