import { allBlocks } from '../../../commerce/content/allBlocks';
import { failureOf, isMissingOrMalformed, localeIn } from '../../api';
import { batchEvents } from '../../features/cart/page';
import { contactEvents, contactForm, contactReducer } from '../../features/contact';
import { unavailable } from '../../features/fallback';
import {
  contentPageApi,
  fillPlaceholders,
  loadContentPage,
  readHelpTerm,
  namedAt,
  selectChannelOrSite,
  shopFacts,
} from '../../features/content/page';
import { formattingOf } from '../../formatting';
import { call, select, type SagaGenerator } from '../../kernel/effects';
import { useShopSelector } from '../../kernel/hooks';
import type { PageModule, PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import type { RootState } from '../../kernel/state';
import { NotFound } from '../../layout/notFound/page';
import { useMessages } from '../../messages';
import catalogTexts from '../../messages/fr-FR/catalog.json';
import contentTexts from '../../messages/fr-FR/content.json';
import errorsPageTexts from '../../messages/fr-FR/errorsPage.json';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { PageColumn } from '../../ui/layout/PageFrame';
import { ContentArticle } from './blocks/ContentArticle';
import { LeadsOn } from './LeadsOn';
import { widgetNamed } from './widgets';

const pathOf = ({ params }: RouteMatch): string => params['path'] ?? '';

function Content(match: RouteMatch) {
  const path = pathOf(match);
  if (namedAt(path) === null) return <ContentAtPath {...match} />;
  return (
    <LeadsOn path={path}>
      <ContentAtPath {...match} />
    </LeadsOn>
  );
}

function ContentAtPath(match: RouteMatch) {
  const t = useMessages();
  const channelOrSiteId = useShopSelector(selectChannelOrSite);
  const args = { channelOrSiteId, path: pathOf(match) };
  const { currentData: found, error, isFetching, refetch } = contentPageApi.useContentAtQuery(args);
  if (found?.content) return <ContentArticle found={{ ...found, content: found.content }} widget={widgetNamed} />;
  if (found || (error && isMissingOrMalformed(failureOf(error)))) {
    return <NotFound title="errors.missing.title" text="errors.missing.text" />;
  }
  if (error)
    return <unavailable.Show level={1} code={failureOf(error).code} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <PageColumn>
      <SkeletonGroup label={t('shell.loading')}>
        <Skeleton height="30rem" shape="block" />
      </SkeletonGroup>
    </PageColumn>
  );
}

function contentIn(state: RootState, match: RouteMatch) {
  const args = { channelOrSiteId: selectChannelOrSite(state), path: pathOf(match) };
  return contentPageApi.endpoints.contentAt.select(args)(state).data?.content;
}

const hasContactForm = (state: RootState, match: RouteMatch): boolean =>
  allBlocks(contentIn(state, match)?.contentBody.blocks ?? []).some(
    (block) => block.kind === 'widget' && block.widget === 'contactForm',
  );

function* loadPage(match: RouteMatch): SagaGenerator<PageResult> {
  const status = yield* call(loadContentPage, pathOf(match), readHelpTerm(match.query));
  if (yield* select(hasContactForm, match)) yield* call(contactForm.load);
  return status;
}

/** The page of every address that no pattern of `pagePaths` matches: a content, a redirect to one, or "not found". */
export const page: PageModule = {
  Page: Content,
  texts: { ...catalogTexts, ...contentTexts, ...errorsPageTexts },
  slices: { contact: contactReducer },
  events: [batchEvents, contactEvents],
  loadPageData: loadPage,
  head: (state, match, t) => {
    const found = contentIn(state, match);
    if (!found) return { title: t('errors.missing.title'), indexed: false };
    const facts = shopFacts(formattingOf(localeIn(state)), t);
    const term = readHelpTerm(match.query);
    return {
      title: term === '' ? fillPlaceholders(found.title, facts) : t('content.help.title', { term }),
      description: fillPlaceholders(found.contentBody.description ?? '', facts),
      // Search results must not be indexed.
      ...(term !== '' && { indexed: false }),
    };
  },
};
