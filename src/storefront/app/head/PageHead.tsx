import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { inLanguage } from '../../../contract/languages';
import { localeIn, siteOf } from '../../api';
import { selectIsLoggedIn } from '../../features/visitor';
import { useShopSelector } from '../../kernel/hooks';
import { selectLocation, selectNavigationType } from '../../kernel/location';
import type { PageModule } from '../../kernel/page';
import { matchPage, type RouteMatch } from '../../kernel/pagePaths';
import { selectPreview } from '../../kernel/preview';
import { useMessages } from '../../messages';
import { describePage, shopInHead } from '../../platform/page/head';

interface PageHeadProps {
  readonly head: PageModule['head'];
  readonly match: RouteMatch;
}

/**
 * Keeps the elements of the head that describe the shown page up to date: description, canonical address, and the tags
 * for sharing; the server wrote them for the first page only. The title is set by `PageEffects`. The canonical address
 * is the path, for a category also its page number, and the language if it is not the site's own; other parameters are
 * left out.
 */
export function PageHead({ head, match }: PageHeadProps) {
  const t = useMessages();
  const { pathname, search } = useShopSelector(selectLocation);
  const { title, description, mayBeFound } = useShopSelector((state) => {
    const { title, description = '', indexed = true } = head(state, match, t);
    return {
      title,
      description,
      mayBeFound: indexed && !selectIsLoggedIn(state) && selectPreview(state) === undefined,
    };
  }, shallowEqual);
  const page = matchPage({ pathname, search }).name === 'category' ? Number(match.query.get('page')) : 1;
  const path = Number.isInteger(page) && page > 1 ? `${pathname}?page=${String(page)}` : pathname;
  const isAsServed = useShopSelector(selectNavigationType) === 'POP';
  const served = useRef(isAsServed ? path : null);
  const shop = useRef<string>(undefined);
  const address = useShopSelector((state) =>
    siteOf(state)?.defaultLocale === undefined ? path : inLanguage(path, localeIn(state)),
  );

  useEffect(() => {
    shop.current ??= shopInHead();
    // For the page that the server rendered, the server's own description is more complete, and stays in place for any
    // sort order, layout, language or anchor.
    if (path === served.current) return;
    served.current = null;
    describePage({ title, description, canonical: mayBeFound ? shop.current + address : null });
  }, [title, description, mayBeFound, path, address]);
  return null;
}
